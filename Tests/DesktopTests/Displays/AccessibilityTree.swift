import MantelSystem
import TestSupport

/// Looks at a program as those do who do not see the screen: by AT-SPI, through a fresh Python for each question.
struct AccessibilityTree {
  /// The program's name on the bus.
  let program: String
  /// Where it runs.
  let environment: [String: String]

  init(of program: String = "mantel-widget", on display: [String: String], _ bus: SessionBus) {
    self.program = program
    environment = display.merging(bus.environment) { $1 }
  }

  /// All that it shows; waits until the program is there.
  func objects() throws -> AccessibleObject {
    AccessibleObject(try ask("tree").json())
  }

  /// Does what can be done with an object: one of its actions.
  func perform(_ action: String, on object: AccessibleObject) throws {
    guard let index = object.actions.firstIndex(of: action) else {
      throw NoSuchAction(wanted: action, there: object.actions)
    }
    _ = try ask("act", object.path.map(String.init).joined(separator: ","), "\(index)")
  }

  /// An object cannot do this.
  struct NoSuchAction: Error {
    let wanted: String
    let there: [String]
  }

  private func ask(_ question: String...) throws -> Outcome {
    let call = ["-c", Self.script, program, "\(Patience.seconds)"] + question
    let outcome = try RunningProgram(
      "/usr/bin/python3", call.map { Array($0.utf8) },
      environment: environment.merging(["PATH": BackgroundProgram.folders]) { $1 }, folder: "/"
    ).wait()
    guard outcome.status == 0 else {
      throw Machine.Failed(call: question, complaint: outcome.complaint)
    }
    return outcome
  }

  private static let script = """
    import json, sys, time
    import pyatspi
    program, patience, question = sys.argv[1], float(sys.argv[2]), sys.argv[3]
    end = time.monotonic() + patience

    def application():
        while time.monotonic() < end:
            for application in pyatspi.Registry.getDesktop(0):
                if application is not None and application.name == program:
                    return application
            time.sleep(0.02)
        sys.exit(f"{program} is not on the bus")

    def interface(query):
        try:
            return query()
        except NotImplementedError:
            return None

    def told(object):
        action = interface(object.queryAction)
        return {
            "name": object.name, "role": object.getRoleName(), "description": object.description,
            "actions": [action.getName(i) for i in range(action.nActions)] if action else [],
            "states": [pyatspi.stateToString(s) for s in object.getState().getStates()],
            "children": [told(child) for child in object if child is not None],
        }

    object = application()
    if question == "tree":
        print(json.dumps(told(object)))
    else:
        for index in [int(number) for number in sys.argv[4].split(",") if number]:
            object = object[index]
        if not object.queryAction().doAction(int(sys.argv[5])):
            sys.exit("the action was refused")
    """
}
