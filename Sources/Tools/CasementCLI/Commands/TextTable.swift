/// A table of text with a header, whose columns are as wide as their widest cell.
struct TextTable: CustomStringConvertible {
    private var rows: [[String]]

    init(_ names: [String]) { rows = [names.map { $0.uppercased() }] }

    mutating func add(_ row: [String]) { rows.append(row) }

    var isEmpty: Bool { rows.count == 1 }

    var description: String {
        let widths = rows[0].indices.map { column in
            rows.map { $0[column].count }.max() ?? 0
        }
        return rows.map { row in
            let words = zip(row, widths).map { word, width in
                word + String(repeating: " ", count: width - word.count)
            }
            let line = words.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }
}
