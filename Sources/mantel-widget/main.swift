import MantelSystem

let program = WidgetProgram()
ThisProcess.exit(program.run(ThisProcess.arguments))
