import MantelWords

/// The version of this program, as in CHANGELOG.md.
let version = Words.productVersion
