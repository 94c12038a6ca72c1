#if SDL
    import Foundation
    import Views

    /// Tables: Casement's tree has a header beside a list of rows, in which the elements of all cells
    /// are. On the bus the header's cells and the rows are in the table, and each row has a cell for
    /// each column.
    extension SnapshotBuilder {
        mutating func addTable(
            _ table: AccessibilityTable, _ list: any DescribedRows, of node: AccessibilityNode,
            in context: Context
        ) {
            let id = context.parent
            let described = list.describedRows
            var facts = AccessibleTable()
            facts.rowCount = described.count
            facts.headers = Array(repeating: nil, count: table.columnCount)
            facts.selectedCount = described.selectedCount
            facts.selection =
                switch described.selection {
                case .none: .none
                case .single(let mayBeEmpty): .single(mayBeEmpty: mayBeEmpty)
                case .several: .several
                }
            if let own = headers.removeValue(forKey: ObjectIdentifier(table)) {
                addHeader(own.node, to: &facts, in: own.context.inside(of: id))
            }
            var outline = Outline()
            for child in node.children {
                if let row = child.render.flatMap({ described.made[$0.id] }) {
                    addRow(child, row, of: id, to: &facts, &outline, in: context)
                } else {
                    add(child, in: context)
                }
            }
            guard var element = snapshot.elements[id] else { return }
            element.role = outline.isThere ? .treeTable : .table
            if element.name.isEmpty { element.name = takeName(fromAround: element) }
            if facts.selection == .several { element.states.insert(.multiselectable) }
            element.facts = .table(facts)
            snapshot.elements[id] = element
        }

        /// The name that the app gives to a table, which in Casement's tree is that of its scroll
        /// views.
        private mutating func takeName(fromAround table: AccessibleElement) -> String {
            for port in snapshot.ports(of: table) where !port.name.isEmpty {
                snapshot.elements[port.id]?.name = ""
                return port.name
            }
            return ""
        }

        private mutating func addHeader(
            _ node: AccessibilityNode, to table: inout AccessibleTable, in context: Context
        ) {
            let cells = node.render?.tableCells
            for child in node.children {
                // The line beside a title, which changes the column's width, is not one.
                guard [.button, .heading].contains(child.role),
                    let column = columnIndex(of: child, in: node, cells),
                    table.headers.indices.contains(column), table.headers[column] == nil
                else {
                    add(child, in: context)
                    continue
                }
                table.headers[column] = insert(child, as: .columnHeader, in: context) { header in
                    if let order = child.properties.value { header.attributes["sort"] = order }
                }
            }
        }

        private func columnIndex(
            of node: AccessibilityNode, in row: AccessibilityNode,
            _ cells: AccessibilityTable.Cells?
        ) -> Int? {
            guard let cells, let node = node.render, let row = row.render else { return nil }
            return cells.column(of: node, in: row)
        }

        // MARK: Rows

        /// The rows that others may be below.
        private struct Outline {
            var isThere = false
            /// The last row at each depth, and its first cell.
            var parents: [(row: ElementID, cell: ElementID?)] = []
            /// The index of the row that was added last.
            var last: Int?
        }

        private mutating func addRow(
            _ node: AccessibilityNode, _ row: AccessibilityTable.Rows.Row, of table: ElementID,
            to facts: inout AccessibleTable, _ outline: inout Outline, in context: Context
        ) {
            guard let render = node.render,
                let id = insert(node, as: .tableRow, in: context)
            else { return }
            let inner = context.inside(of: id)
            guard let cells = render.tableCells else {
                facts.rows[row.index] = AccessibleTable.Row(id: id, cells: [])
                for child in node.children { add(child, in: inner) }
                return
            }
            let count = min(facts.columnCount, cells.frames.count)
            var columns: [[AccessibilityNode]] = Array(repeating: [], count: count)
            var others: [AccessibilityNode] = []
            var fold: AccessibleAction?
            var isFoldFocused = false
            for child in node.children {
                guard let column = columnIndex(of: child, in: node, cells), column < count else {
                    others.append(child)
                    continue
                }
                if row.isExpanded != nil, column == 0, fold == nil, child.isExpandable,
                    let button = child.render
                {
                    isFoldFocused = child.isFocused
                    // Rows and cells say themselves whether they are unfolded.
                    fold = AccessibleAction(
                        name: "expand or contract",
                        .action(AccessibilityNamedAction.activate),
                        to: ElementID(window: id.window, node: button.id))
                    continue
                }
                columns[column].append(child)
            }
            let own = columns.indices.map { column in
                addCell(
                    columns[column], cells.frames[column],
                    AccessibleCell(table: table, row: row.index, column: column), of: node,
                    in: inner)
            }
            if isFoldFocused, let cell = own.first { focused.append(cell) }
            for child in others { add(child, in: inner) }
            facts.rows[row.index] = AccessibleTable.Row(id: id, cells: own)
            nameRow(id, own)
            place(row, id, own.first, fold, at: cells.depth, in: &outline)
        }

        /// A row is named by what its cells say.
        private mutating func nameRow(_ id: ElementID, _ cells: [ElementID]) {
            guard snapshot.elements[id]?.name.isEmpty == true else { return }
            let names = cells.compactMap { snapshot.elements[$0]?.name }.filter { !$0.isEmpty }
            snapshot.elements[id]?.name = names.joined(separator: ", ")
        }

        /// Says of a row and its first cell where they are in an outline.
        private mutating func place(
            _ row: AccessibilityTable.Rows.Row, _ id: ElementID, _ cell: ElementID?,
            _ fold: AccessibleAction?, at depth: Int?, in outline: inout Outline
        ) {
            guard let depth else { return }
            outline.isThere = true
            // Rows between are not made, and one of them may be what this one is below.
            if outline.last.map({ $0 + 1 != row.index }) ?? true { outline.parents = [] }
            outline.last = row.index
            let parent =
                depth <= outline.parents.count ? outline.parents.prefix(depth).last : nil
            func describe(_ id: ElementID, _ parent: ElementID?) {
                guard var element = snapshot.elements[id] else { return }
                element.attributes["level"] = "\(depth + 1)"
                if let isExpanded = row.isExpanded {
                    element.states.insert(.expandable)
                    if isExpanded { element.states.insert(.expanded) }
                }
                if let fold { element.actions.append(fold) }
                if let parent {
                    element.relations.append(
                        AccessibleRelation(kind: .nodeChildOf, targets: [parent]))
                }
                snapshot.elements[id] = element
            }
            describe(id, parent?.row)
            if let cell { describe(cell, parent?.cell) }
            if depth <= outline.parents.count {
                outline.parents.removeSubrange(depth...)
                outline.parents.append((id, cell))
            }
        }

        // MARK: Cells

        /// A cell with a text or a picture is that element. One with anything else has it inside.
        private mutating func addCell(
            _ nodes: [AccessibilityNode], _ frame: CGRect, _ cell: AccessibleCell,
            of row: AccessibilityNode, in context: Context
        ) -> ElementID {
            if nodes.count == 1, nodes[0].isOneContent,
                let id = insert(
                    nodes[0], as: .tableCell, in: context,
                    change: { element in
                        element.frame = frame
                        element.facts = .cell(cell)
                    })
            {
                return id
            }
            let id = ElementID(
                window: context.window, node: context.parent.node, part: cell.column)
            var element = AccessibleElement(id, role: .tableCell)
            element.name = AccessibilityTree.combinedLabel(nodes) ?? ""
            element.attributes = ["toolkit": "Casement"]
            element.frame = frame
            element.facts = .cell(cell)
            element.states = [.visible]
            if row.isEnabled { element.states.formUnion([.enabled, .sensitive]) }
            if context.isShowing, isInSight(frame, context.clip) { element.states.insert(.showing) }
            store(&element, in: context)
            for node in nodes { add(node, in: context.inside(of: id)) }
            return id
        }
    }

    extension AccessibilityNode {
        /// Whether it is a text or a picture alone.
        fileprivate var isOneContent: Bool {
            children.isEmpty && [.text, .heading, .image].contains(role)
        }
    }
#endif
