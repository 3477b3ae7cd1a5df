/// Text in columns, the first to the left and the others to the right.
public struct Table {
  private var rows: [[String]]

  /// A table with a row of headings.
  public init(_ headings: String...) {
    rows = [headings]
  }

  /// Adds a row with as many cells as there are headings.
  public mutating func add(_ cells: String...) {
    precondition(cells.count == rows[0].count, "a row has a cell for each heading")
    rows.append(cells)
  }

  /// The lines of the table, a rule below the headings.
  public var lines: [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
    }
    lines.insert(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "), at: 1)
    return lines
  }
}
