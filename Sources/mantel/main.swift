import CommandLineKit
import MantelSystem
import MantelWords

Interruption.ignoreBrokenPipes()
let words = Words(.preferred(environment: ThisProcess.environment))
let program = Program(words: words)
let status = await program.run(ThisProcess.arguments)
ThisProcess.exit(status)
