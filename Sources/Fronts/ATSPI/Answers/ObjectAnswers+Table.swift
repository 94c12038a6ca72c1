#if SDL
    import Desktop

    /// Tables. Of rows that are not made their number, their indices and their selection are known;
    /// they have no cells, and no object stands for these.
    extension ObjectAnswers {
        func tableProperties(of element: AccessibleElement) -> [String: BusValue] {
            guard let table = element.table else { return [:] }
            return [
                "NRows": .int32(Int32(clamping: table.rowCount)),
                "NColumns": .int32(Int32(clamping: table.columnCount)),
                "Caption": caption(of: element).map(reference) ?? Self.null,
                "Summary": Self.null,
                "NSelectedRows": .int32(Int32(clamping: table.selectedCount)),
                "NSelectedColumns": .int32(0),
            ]
        }

        /// What labels the table, or the scroll views that it has of its own.
        private func caption(of element: AccessibleElement) -> ElementID? {
            ([element] + snapshot.ports(of: element)).lazy.flatMap(\.relations)
                .first { $0.kind == .labelledBy }?.targets.first
        }

        func table(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            guard let table = element.table else {
                return .failure(.missing(call.interface, call.path))
            }
            let (first, second) = (call.int(0), call.int(1))
            switch call.member {
            case "GetAccessibleAt":
                let cells = table.rows[first]?.cells ?? []
                return .values([
                    cells.indices.contains(second) ? reference(cells[second]) : Self.null
                ])
            case "GetIndexAt": return number(table.index(first, second))
            case "GetRowAtIndex": return number(table.place(first)?.row)
            case "GetColumnAtIndex": return number(table.place(first)?.column)
            case "GetRowDescription":
                return .values([.wire(table.rows[first].flatMap { snapshot[$0.id] }?.name ?? "")])
            case "GetColumnDescription":
                return .values([.wire(header(first, table).flatMap { snapshot[$0] }?.name ?? "")])
            case "GetRowExtentAt", "GetColumnExtentAt":
                return .values([.int32(table.index(first, second) == nil ? 0 : 1)])
            case "GetRowHeader": return .values([Self.null])
            case "GetColumnHeader":
                return .values([header(first, table).map(reference) ?? Self.null])
            case "GetRowColumnExtentsAtIndex":
                guard let (row, column) = table.place(first) else {
                    return .values([.bool(false)] + Self.noPlace + [.bool(false)])
                }
                return isSelected(row, table, element) { isSelected in
                    [.bool(true)] + Self.place(row, column) + [.bool(isSelected)]
                }
            default: return selectedRows(call, table, element)
            }
        }

        private func number(_ number: Int?) -> ObjectAnswer {
            .values([.int32(Int32(clamping: number ?? -1))])
        }

        private func header(_ column: Int, _ table: AccessibleTable) -> ElementID? {
            table.headers.indices.contains(column) ? table.headers[column] : nil
        }

        /// A row, a column, and how many of each a cell takes.
        private static func place(_ row: Int, _ column: Int) -> [BusValue] {
            [.int32(Int32(clamping: row)), .int32(Int32(clamping: column)), .int32(1), .int32(1)]
        }

        private static let noPlace: [BusValue] = [.int32(-1), .int32(-1), .int32(0), .int32(0)]

        // MARK: Selection

        private func selectedRows(
            _ call: ObjectCall, _ table: AccessibleTable, _ element: AccessibleElement
        ) -> ObjectAnswer {
            let row = call.int(0)
            switch call.member {
            case "GetSelectedRows":
                let made = madeSelection(table)
                let answer = { (rows: [Int]) -> [BusValue] in
                    [.array(of: "i", rows.map { .int32(Int32(clamping: $0)) })]
                }
                guard made.count < table.selectedCount else {
                    return .values(answer(made.sorted()))
                }
                return .question(.selectedRows, element.id) { reply in
                    guard case .rows(let rows) = reply else { return answer([]) }
                    return answer(rows)
                }
            case "GetSelectedColumns": return .values([.array(of: "i", [])])
            case "IsRowSelected": return isSelected(row, table, element) { [.bool($0)] }
            case "IsSelected":
                guard table.index(row, call.int(1)) != nil else { return .values([.bool(false)]) }
                return isSelected(row, table, element) { [.bool($0)] }
            case "AddRowSelection": return select(row, true, table, element)
            case "RemoveRowSelection": return select(row, false, table, element)
            case "IsColumnSelected", "AddColumnSelection", "RemoveColumnSelection":
                return .values([.bool(false)])
            default: return .failure(.unsupported(call))
            }
        }

        /// The indices of the rows that are made and selected.
        private func madeSelection(_ table: AccessibleTable) -> [Int] {
            table.rows.filter { snapshot[$0.value.id]?.states.contains(.selected) == true }.map(
                \.key)
        }

        /// Answers whether a row is selected. Of one that is not made only the app knows.
        private func isSelected(
            _ row: Int, _ table: AccessibleTable, _ element: AccessibleElement,
            _ answer: @escaping @Sendable (Bool) -> [BusValue]
        ) -> ObjectAnswer {
            if let made = table.rows[row] {
                return .values(answer(snapshot[made.id]?.states.contains(.selected) == true))
            }
            guard row >= 0, row < table.rowCount, madeSelection(table).count < table.selectedCount
            else { return .values(answer(false)) }
            return .question(.selectedRows, element.id) { reply in
                guard case .rows(let rows) = reply else { return answer(false) }
                return answer(rows.contains(row))
            }
        }

        private func select(
            _ row: Int, _ isSelected: Bool, _ table: AccessibleTable, _ element: AccessibleElement
        ) -> ObjectAnswer {
            var isPossible = row >= 0 && row < table.rowCount && element.states.contains(.enabled)
            switch table.selection {
            case .none,
                .single(mayBeEmpty: false) where !isSelected:
                isPossible = false
            default: break
            }
            if let made = table.rows[row].flatMap({ snapshot[$0.id] }),
                !made.states.isSuperset(of: [.selectable, .enabled])
            {
                isPossible = false
            }
            guard isPossible else { return .values([.bool(false)]) }
            return .act(.selectRow(row, isSelected: isSelected), element.id, [.bool(true)])
        }

        // MARK: Cells

        func cellProperties(of element: AccessibleElement) -> [String: BusValue] {
            guard let cell = element.cell else { return [:] }
            return [
                "ColumnSpan": .int32(1), "RowSpan": .int32(1), "Table": reference(cell.table),
                "Position": .tuple(Array(Self.place(cell.row, cell.column).prefix(2))),
            ]
        }

        func tableCell(_ call: ObjectCall, of element: AccessibleElement) -> ObjectAnswer {
            guard let cell = element.cell else {
                return .failure(.missing(call.interface, call.path))
            }
            switch call.member {
            case "GetRowColumnSpan":
                return .values([.bool(true)] + Self.place(cell.row, cell.column))
            case "GetRowHeaderCells": return .values([.array(of: "(so)", [])])
            case "GetColumnHeaderCells":
                let header = snapshot[cell.table]?.table.flatMap { self.header(cell.column, $0) }
                return .values([.array(of: "(so)", header.map { [reference($0)] } ?? [])])
            default: return .failure(.unsupported(call))
            }
        }

        /// The attributes of an element, and for a cell its index, which is not that in its parent.
        func attributes(of element: AccessibleElement) -> [String: String] {
            guard let cell = element.cell,
                let index = snapshot[cell.table]?.table?.index(cell.row, cell.column)
            else { return element.attributes }
            return element.attributes.merging(["table-cell-index": "\(index)"]) { $1 }
        }
    }

    extension AccessibleTable {
        /// The index of a cell, row by row; nil outside of the table.
        func index(_ row: Int, _ column: Int) -> Int? {
            guard row >= 0, row < rowCount, column >= 0, column < columnCount else { return nil }
            return row * columnCount + column
        }

        func place(_ index: Int) -> (row: Int, column: Int)? {
            guard index >= 0, columnCount > 0, index / columnCount < rowCount else { return nil }
            return (index / columnCount, index % columnCount)
        }
    }
#endif
