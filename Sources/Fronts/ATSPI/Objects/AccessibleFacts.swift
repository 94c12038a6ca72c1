#if SDL
    import Scenes

    /// What few elements have, each for an interface of its own.
    package indirect enum AccessibleFacts: Equatable, Sendable {
        case table(AccessibleTable)
        case cell(AccessibleCell)
        case link(AccessibleLink)
        case document(DocumentSummary)
    }

    /// A table, of which the rows in sight and some around them are made.
    package struct AccessibleTable: Equatable, Sendable {
        /// A row that is made.
        package struct Row: Equatable, Sendable {
            package var id: ElementID
            /// In the order of the columns.
            package var cells: [ElementID]
        }

        package enum Selection: Equatable, Sendable { case none, single(mayBeEmpty: Bool), several }

        /// The number of all rows, made or not.
        package var rowCount = 0
        /// What is at the top of each column; nil in a table without a header.
        package var headers: [ElementID?] = []
        /// The rows that are made, by their indices among all rows.
        package var rows: [Int: Row] = [:]
        package var selection = Selection.none
        package var selectedCount = 0

        package init() {}

        package var columnCount: Int { headers.count }
    }

    /// The place of a cell in its table.
    package struct AccessibleCell: Equatable, Sendable {
        package var table: ElementID
        package var row: Int
        package var column: Int
    }

    /// Where a link leads.
    package struct AccessibleLink: Equatable, Sendable {
        package var url: String
        /// The bytes of its text, in the text of its parent; nil for an element of its own.
        package var range: Range<Int>?

        package init(url: String, range: Range<Int>? = nil) {
            self.url = url
            self.range = range
        }
    }

    extension AccessibleSnapshot {
        /// The scroll views that a table has of its own, the inner one first: of its rows, and of its
        /// columns.
        func ports(of table: AccessibleElement) -> [AccessibleElement] {
            let rows = table.parent.flatMap { self[$0] }
            let columns = rows?.parent.flatMap { self[$0] }
            return [rows, columns].compactMap(\.self).filter { $0.role == .scrollPane }
        }
    }

    extension AccessibleElement {
        package var table: AccessibleTable? {
            if case .table(let table) = facts { table } else { nil }
        }

        package var cell: AccessibleCell? {
            if case .cell(let cell) = facts { cell } else { nil }
        }

        package var link: AccessibleLink? {
            if case .link(let link) = facts { link } else { nil }
        }

        package var document: DocumentSummary? {
            if case .document(let document) = facts { document } else { nil }
        }
    }
#endif
