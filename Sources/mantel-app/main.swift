import MantelSystem

let program = AppProgram()
ThisProcess.exit(program.run(ThisProcess.arguments))
