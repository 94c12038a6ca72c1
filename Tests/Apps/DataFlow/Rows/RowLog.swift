import SwiftUI

/// What rows have done, first to last, and how often their bodies were evaluated.
final class RowLog {
    var lines: [String] = []
    var bodies = 0
    var objects: Set<Int> = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func count(_ action: () -> Void) -> Int {
        bodies = 0
        action()
        return bodies
    }
}

/// A row 40 points high that counts its evaluations.
struct CountedRow: View {
    let title: String
    let log: RowLog
    var height: CGFloat = 40

    var body: some View {
        log.bodies += 1
        return Text(verbatim: title).frame(height: height)
    }
}

/// Something to make rows from.
struct RowItem: Identifiable, Equatable {
    let id: Int
    var title: String
    var height: CGFloat = 40

    static func some(_ ids: Range<Int>) -> [RowItem] {
        ids.map { RowItem(id: $0, title: "row \($0)") }
    }
}

extension View {
    /// A row of its full height and nothing around it.
    func bareRow() -> some View { listRowInsets(EdgeInsets()) }
}
