/// Three by three numbers, row by row.
struct Matrix {
  private let rows: [[Double]]

  init(_ rows: [[Double]]) {
    self.rows = rows
  }

  /// The white of ICC's profile connection space, in XYZ.
  static let d50 = [0.9642, 1, 0.8249]

  /// From linear red, green, blue to XYZ under D50, adapted by Bradford's matrix; nil where the primaries span no colours.
  static func toAdaptedXYZ(from colors: Chromaticities) -> Matrix? {
    let primaries = [colors.red, colors.green, colors.blue]
    let points = primaries + [colors.white]
    guard points.allSatisfy({ $0.y > 0.001 && $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let unscaled = Matrix([
      primaries.map { $0.x / $0.y }, [1, 1, 1], primaries.map { (1 - $0.x - $0.y) / $0.y },
    ])
    let white = [
      colors.white.x / colors.white.y, 1, (1 - colors.white.x - colors.white.y) / colors.white.y,
    ]
    guard let scale = unscaled.inverse?.applied(to: white), let fromCones = bradford.inverse else {
      return nil
    }
    let toXYZ = unscaled * Matrix.diagonal(scale)
    let (from, to) = (bradford.applied(to: white), bradford.applied(to: d50))
    guard from.allSatisfy({ abs($0) > 0.001 }) else { return nil }
    return fromCones * Matrix.diagonal(zip(to, from).map { $0 / $1 }) * bradford * toXYZ
  }

  /// From XYZ to the eye's cones (Lam 1985; ICC.1:2022, annex E).
  private static let bradford = Matrix([
    [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
  ])

  private static func diagonal(_ values: [Double]) -> Matrix {
    Matrix([[values[0], 0, 0], [0, values[1], 0], [0, 0, values[2]]])
  }

  func column(_ index: Int) -> [Double] {
    rows.map { $0[index] }
  }

  func applied(to vector: [Double]) -> [Double] {
    rows.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  static func * (left: Matrix, right: Matrix) -> Matrix {
    let columns = (0..<3).map { left.applied(to: right.column($0)) }
    return Matrix((0..<3).map { row in columns.map { $0[row] } })
  }

  /// By the adjugate; nil where there is none.
  private var inverse: Matrix? {
    func cofactor(_ row: Int, _ column: Int) -> Double {
      let (r1, r2) = ((row + 1) % 3, (row + 2) % 3)
      let (c1, c2) = ((column + 1) % 3, (column + 2) % 3)
      return rows[r1][c1] * rows[r2][c2] - rows[r1][c2] * rows[r2][c1]
    }
    let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * cofactor(0, $1) }
    guard abs(determinant) > 1e-9 else { return nil }
    return Matrix((0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } })
  }
}
