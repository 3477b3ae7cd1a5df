import DesktopEngine
import MantelSystem

print(Toolkit()?.backend.rawValue ?? "none")
