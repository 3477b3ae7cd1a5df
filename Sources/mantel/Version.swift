/// The version of this program, as in CHANGELOG.md.
let version = "0.1.0"
