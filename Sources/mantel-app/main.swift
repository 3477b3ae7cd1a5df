import MantelSystem

ThisProcess.exit(0)
