#if SDL
    import Foundation

    /// What clients are told about the difference of two snapshots.
    struct SnapshotChanges {
        private let old: AccessibleSnapshot
        private let new: AccessibleSnapshot
        private var events: [AccessibleEvent] = []
        /// Elements that are new.
        private(set) var added: [ElementID] = []
        private(set) var removed: [ElementID] = []

        init(from old: AccessibleSnapshot, to new: AccessibleSnapshot) {
            self.old = old
            self.new = new
            added = new.order.filter { old[$0] == nil }
            removed = old.order.filter { new[$0] == nil }
        }

        /// The events, in the order in which clients can make sense of them: what is gone, what is new,
        /// what is different, and at last where the focus is.
        static func events(
            from old: AccessibleSnapshot, to new: AccessibleSnapshot
        ) -> [AccessibleEvent] {
            var changes = SnapshotChanges(from: old, to: new)
            return changes.allEvents()
        }

        mutating func allEvents() -> [AccessibleEvent] {
            events = []
            compareWindows()
            for id in new.order {
                guard let before = old[id], let after = new[id], before != after else { continue }
                compareChildren(before, after)
                compareDescriptions(before, after)
                compareTexts(before, after)
                compareSelections(before, after)
                compareOrders(before, after)
                compareStates(before, after)
            }
            compareFocus()
            return events
        }

        // MARK: Windows

        private mutating func compareWindows() {
            for window in old.windows where window.isActive {
                let still = new.windows.first { $0.id == window.id }
                if still?.isActive != true { events.append(.window("Deactivate", window)) }
            }
            for (index, window) in old.windows.enumerated().reversed()
            where !new.windows.contains(where: { $0.id == window.id }) {
                events.append(.window("Destroy", window))
                events.append(.children("remove", window.id, at: index, of: nil))
            }
            for (index, window) in new.windows.enumerated()
            where !old.windows.contains(where: { $0.id == window.id }) {
                events.append(.children("add", window.id, at: index, of: nil))
                events.append(.window("Create", window))
            }
        }

        // MARK: Elements

        private mutating func compareChildren(
            _ before: AccessibleElement, _ after: AccessibleElement
        ) {
            guard before.children != after.children else { return }
            let (earlier, later) = (Set(before.children), Set(after.children))
            for (index, child) in before.children.enumerated().reversed()
            where !later.contains(child) {
                events.append(.children("remove", child, at: index, of: after.id))
            }
            for (index, child) in after.children.enumerated() where !earlier.contains(child) {
                events.append(.children("add", child, at: index, of: after.id))
            }
        }

        private mutating func compareDescriptions(
            _ before: AccessibleElement, _ after: AccessibleElement
        ) {
            if before.name != after.name {
                events.append(.property("name", .string(after.name), of: after.id))
            }
            if before.description != after.description {
                events.append(.property("description", .string(after.description), of: after.id))
            }
            if before.role != after.role {
                events.append(
                    .property("role", .number(Double(after.role.rawValue)), of: after.id))
            }
            if let value = after.value, value != before.value {
                events.append(.property("value", .number(value.current), of: after.id))
            }
            if before.frame != after.frame {
                events.append(
                    AccessibleEvent(
                        name: "BoundsChanged", value: .rect(after.frame), source: after.id))
            }
        }

        private mutating func compareStates(
            _ before: AccessibleElement, _ after: AccessibleElement
        ) {
            let changed = before.states.symmetricDifference(after.states)
            guard !changed.isEmpty else { return }
            for (state, name) in AccessibleStates.named where !changed.isDisjoint(with: state) {
                events.append(.state(name, after.states.contains(state), of: after.id))
            }
        }

        private mutating func compareSelections(
            _ before: AccessibleElement, _ after: AccessibleElement
        ) {
            guard after.role.holdsSelection else { return }
            if before.selectedChildren(in: old) != after.selectedChildren(in: new) {
                events.append(AccessibleEvent(name: "SelectionChanged", source: after.id))
            }
        }

        /// Clients hear that a table is sorted or its columns are moved.
        private mutating func compareOrders(
            _ before: AccessibleElement, _ after: AccessibleElement
        ) {
            guard let earlier = before.table, let later = after.table, earlier != later else {
                return
            }
            func isReordered(_ old: [ElementID], _ new: [ElementID]) -> Bool {
                let (known, still) = (Set(old), Set(new))
                return old.filter(still.contains) != new.filter(known.contains)
            }
            if isReordered(earlier.headers.compactMap(\.self), later.headers.compactMap(\.self)) {
                events.append(AccessibleEvent(name: "ColumnReordered", source: after.id))
            }
            func rows(_ table: AccessibleTable) -> [ElementID] {
                table.rows.sorted { $0.key < $1.key }.map(\.value.id)
            }
            if isReordered(rows(earlier), rows(later)) {
                events.append(AccessibleEvent(name: "RowReordered", source: after.id))
            }
        }

        // MARK: Texts

        private mutating func compareTexts(_ before: AccessibleElement, _ after: AccessibleElement)
        {
            guard let later = after.text else { return }
            let earlier = before.text ?? AccessibleText("")
            guard earlier != later else { return }
            if earlier.string != later.string {
                let change = TextChange(from: earlier, to: later)
                if !change.removed.isEmpty {
                    let removed = earlier.substring(change.removed)
                    events.append(
                        .text("delete", removed, at: change.removed.lowerBound, of: after.id))
                }
                if !change.inserted.isEmpty {
                    let inserted = later.substring(change.inserted)
                    events.append(
                        .text("insert", inserted, at: change.inserted.lowerBound, of: after.id))
                }
            }
            guard later.hasCaret else { return }
            if earlier.caret != later.caret || !earlier.hasCaret {
                events.append(
                    AccessibleEvent(name: "TextCaretMoved", first: later.caret, source: after.id))
            }
            if earlier.selection != later.selection,
                !earlier.selection.isEmpty || !later.selection.isEmpty
            {
                events.append(AccessibleEvent(name: "TextSelectionChanged", source: after.id))
            }
        }

        // MARK: Focus

        private mutating func compareFocus() {
            for window in new.windows where window.isActive {
                let before = old.windows.first { $0.id == window.id }
                if before?.isActive != true { events.append(.window("Activate", window)) }
            }
            if old.focused != new.focused {
                if let before = old.focused, new[before] != nil {
                    events.append(.state("focused", false, of: before))
                }
                if let after = new.focused { events.append(.state("focused", true, of: after)) }
            }
            if let reader = new.accessibilityFocus, reader != old.accessibilityFocus,
                reader != new.focused
            {
                events.append(.state("focused", true, of: reader))
            }
        }
    }

    /// The one part of a text that became another, in scalars.
    struct TextChange: Equatable {
        let removed: Range<Int>
        let inserted: Range<Int>

        init(from old: AccessibleText, to new: AccessibleText) {
            let (before, after) = (old.scalars, new.scalars)
            let shorter = min(before.count, after.count)
            var start = 0
            while start < shorter, before[start] == after[start] { start += 1 }
            var end = 0
            while end < shorter - start,
                before[before.count - 1 - end] == after[after.count - 1 - end]
            { end += 1 }
            removed = start..<before.count - end
            inserted = start..<after.count - end
        }
    }
#endif
