#if SDL
    import Foundation
    import Hosting
    import Scenes
    import Views

    /// Makes a snapshot of the accessibility trees of an app's windows.
    @MainActor
    struct SnapshotBuilder {
        /// Whether the window system says where windows are on the screen.
        let knowsPositions: Bool
        var snapshot = AccessibleSnapshot()
        /// The headers of tables whose rows were not reached yet, and where they are.
        var headers: [ObjectIdentifier: (node: AccessibilityNode, context: Context)] = [:]
        /// The document of the window.
        private var document: DocumentSummary?
        private var links: [AccessibilityLink: (labels: [ElementID], content: [ElementID])] = [:]
        private var groups: [AccessibilityLink: [ElementID]] = [:]
        var focused: [ElementID] = []

        private init(knowsPositions: Bool) { self.knowsPositions = knowsPositions }

        static func snapshot(
            of host: AppHost, named name: String, knowsPositions: Bool
        ) -> AccessibleSnapshot {
            var builder = SnapshotBuilder(knowsPositions: knowsPositions)
            builder.snapshot.app = name
            for window in host.instance.windows { builder.add(window) }
            builder.relate()
            return builder.snapshot
        }

        // MARK: Windows

        private mutating func add(_ window: SceneWindow) {
            let tree = window.tree
            let number = window.id.number
            let root = AccessibilityTree.of(tree)
            guard let render = root.render else { return }
            let id = ElementID(window: number, node: render.id)
            var element = AccessibleElement(id, role: .frame)
            element.name = window.title
            element.attributes = Self.attributes
            element.frame = CGRect(origin: .zero, size: window.size)
            element.states = [.enabled, .sensitive, .visible]
            if window.isResizable { element.states.insert(.resizable) }
            let isActive = window.isKey && window.phase == .active
            if isActive { element.states.insert(.active) }
            if window.state.isVisible {
                element.states.insert(.showing)
            } else {
                element.states.insert(.iconified)
            }
            document = window.document
            element.facts = document.map { .document($0) }
            element.index = snapshot.windows.count
            snapshot.windows.append(
                AccessibleSnapshot.Window(
                    id: id, origin: knowsPositions ? window.state.shownFrame.origin : nil,
                    scale: knowsPositions ? tree.scale : 1, isActive: isActive, title: window.title)
            )
            snapshot.elements[id] = element
            snapshot.order.append(id)
            focused = []
            let bar = AccessibilityTree.bar(of: tree)
            let isModal = tree.foremostConcealing != nil
            var context = Context(
                window: number, parent: id, clip: element.frame,
                isShowing: window.state.isVisible, isModal: isModal)
            addChildren(bar, isBar: true, in: context)
            context.isModal = isModal
            addChildren(root.children, in: context)
            if isActive { takeFocus(in: tree) }
        }

        /// What an element needs to know of those around it.
        struct Context {
            let window: Int
            let parent: ElementID
            /// What of the window can be seen inside of the scroll views around.
            var clip: CGRect
            var isShowing: Bool
            /// Whether a sheet or an alert is in front of all others.
            var isModal: Bool

            func inside(of id: ElementID) -> Context {
                Context(
                    window: window, parent: id, clip: clip, isShowing: isShowing, isModal: isModal)
            }
        }

        /// Menus take keys while a field keeps the focus; they are in front, and so come last.
        private mutating func takeFocus(in tree: ViewTree) {
            var id = focused.last
            // Arrow keys move the selection of a list, and the reader follows that.
            if let list = id.flatMap({ snapshot.elements[$0] }), list.role.holdsSelection {
                let selected = list.selectedChildren(in: snapshot)
                if selected.count == 1 { id = selected[0] }
            }
            if let id {
                snapshot.focused = id
                snapshot.elements[id]?.states.formUnion([.focused, .focusable])
            }
            let reader = tree.knownFeature(AccessibilityFocus.self)?.current
            if let reader {
                let id = ElementID(window: snapshot.windows.last?.id.window ?? 0, node: reader.id)
                snapshot.accessibilityFocus = snapshot.elements[id] == nil ? nil : id
            }
        }

        // MARK: Elements

        private mutating func addChildren(
            _ nodes: [AccessibilityNode], isBar: Bool = false, in context: Context
        ) {
            let modal = nodes.filter(\.properties.isModal)
            for node in modal.isEmpty ? nodes : modal { add(node, isBar: isBar, in: context) }
        }

        mutating func add(_ node: AccessibilityNode, isBar: Bool = false, in context: Context) {
            guard !isEmptyText(node) else { return }
            if let table = node.properties.tableOfHeader {
                headers[ObjectIdentifier(table)] = (node, context)
                return
            }
            let parent = snapshot.elements[context.parent]?.role
            // Menus and tabs that scroll have their items as children, which clients count and select.
            if node.role == .scroll, parent == .menu || parent == .pageTabList {
                var inner = context
                inner.clip = context.clip.intersection(node.frame)
                return addChildren(node.children, in: inner)
            }
            let role = role(of: node, isBar: isBar, in: parent)
            guard let id = insert(node, as: role, in: context) else { return }
            var inner = context.inside(of: id)
            if node.role == .scroll || node.role == .list {
                inner.clip = context.clip.intersection(node.frame)
            }
            if node.properties.isModal || [.sheet, .alert].contains(node.role) {
                inner.isModal = false
            }
            if let table = node.properties.table, let list = node.render as? any DescribedRows {
                addTable(table, list, of: node, in: inner)
            } else {
                addChildren(node.children, in: inner)
            }
        }

        /// Adds an element without what is in it, but with the links in its text; nil if it is there
        /// already. `change` is called before others see it.
        mutating func insert(
            _ node: AccessibilityNode, as role: AccessibleRole, in context: Context,
            change: (inout AccessibleElement) -> Void = { _ in }
        ) -> ElementID? {
            guard let render = node.render else { return nil }
            let id = ElementID(window: context.window, node: render.id)
            // An element of which the tree has two would be its own neighbour.
            guard snapshot.elements[id] == nil else { return nil }
            var element = AccessibleElement(id, role: role)
            element.frame = node.frame
            describe(&element, node)
            element.states = states(of: node, element, in: context)
            if node.role == .textEditor, let document { element.facts = .document(document) }
            change(&element)
            if node.isFocused { focused.append(id) }
            store(&element, in: context)
            noteLinks(of: node, id)
            addLinks(of: node, id, in: context.inside(of: id))
            return id
        }

        /// Makes an element the last child of its parent.
        mutating func store(_ element: inout AccessibleElement, in context: Context) {
            element.parent = context.parent
            element.index = snapshot.elements[context.parent]?.children.count ?? 0
            snapshot.elements[context.parent]?.children.append(element.id)
            snapshot.elements[element.id] = element
            snapshot.order.append(element.id)
        }

        /// Whether it is a text without words, which nobody sees or hears.
        private func isEmptyText(_ node: AccessibilityNode) -> Bool {
            node.role == .text && node.label.isEmpty && (node.properties.value ?? "").isEmpty
                && node.children.isEmpty && node.accessibleActions.isEmpty
        }

        private func role(
            of node: AccessibilityNode, isBar: Bool, in parent: AccessibleRole?
        ) -> AccessibleRole {
            if isBar, node.role == .group { return .menuBar }
            if parent == .menuBar, node.role == .menuItem { return .menu }
            return AccessibleRole(
                node.role, hasOptions: node.children.contains { $0.role == .option },
                isChecked: node.properties.isSelected != nil)
        }

        private func describe(_ element: inout AccessibleElement, _ node: AccessibilityNode) {
            let properties = node.properties
            element.name = node.label
            if node.role == .alert, element.name.isEmpty { element.name = title(of: node) }
            element.help = properties.hint ?? ""
            element.identifier = properties.identifier ?? ""
            element.actions = node.accessibleActions
            element.text = node.accessibleText(as: element.role)
            element.value = node.accessibleNumber
            let important = properties.customContent.filter(\.isImportant)
            element.description =
                ([spokenValue(of: node, element)] + important.map { "\($0.label): \($0.value)" }
                + [element.help]).filter { !$0.isEmpty }.joined(separator: ", ")
            element.attributes = Self.attributes
            if properties.headingLevel > 0 {
                element.attributes["level"] = "\(properties.headingLevel)"
            }
            if !element.identifier.isEmpty { element.attributes["id"] = element.identifier }
            for content in properties.customContent {
                element.attributes[content.label] = content.value
            }
            let labels = properties.inputLabels
            if !labels.isEmpty {
                element.attributes["input-labels"] = labels.joined(separator: ", ")
            }
        }

        /// What clients know every element of every app by.
        private static let attributes = ["toolkit": "Casement"]

        /// The first words of an alert.
        private func title(of node: AccessibilityNode) -> String {
            if [.text, .heading].contains(node.role) { return node.label }
            return node.children.lazy.map(title).first { !$0.isEmpty } ?? ""
        }

        /// A value that no interface has a place for.
        private func spokenValue(of node: AccessibilityNode, _ element: AccessibleElement) -> String
        {
            guard element.text == nil, element.value == nil, node.role != .toggle,
                !node.isExpandable, element.role != .columnHeader
            else { return "" }
            return node.properties.value ?? ""
        }

        private func states(
            of node: AccessibilityNode, _ element: AccessibleElement, in context: Context
        ) -> AccessibleStates {
            var states: AccessibleStates = [.visible]
            if node.isEnabled { states.formUnion([.enabled, .sensitive]) }
            if context.isShowing, isInSight(node.frame, context.clip) { states.insert(.showing) }
            if node.isFocusable { states.insert(.focusable) }
            let properties = node.properties
            if properties.isModal || context.isModal && [.sheet, .alert].contains(node.role) {
                states.insert(.modal)
            }
            switch node.role {
            case .toggle:
                states.insert(.checkable)
                if properties.value == "on" { states.insert(.checked) }
                if properties.value == "mixed" { states.insert(.indeterminate) }
            case .menuItem where element.role == .menu:
                states.insert(.selectable)
                if properties.isSelected == true { states.insert(.selected) }
            case .option, .menuItem:
                guard let isSelected = properties.isSelected else { break }
                states.insert(.checkable)
                if isSelected { states.insert(.checked) }
                guard node.role == .option else { break }
                states.insert(.selectable)
                if isSelected { states.insert(.selected) }
            case .row, .tab:
                if properties.isSelected != nil { states.insert(.selectable) }
                if properties.isSelected == true { states.insert(.selected) }
            default:
                if properties.isSelected == true { states.formUnion([.selectable, .selected]) }
            }
            if node.isExpandable {
                states.insert(.expandable)
                // What can be expanded and is not is collapsed. Orca does not listen for more.
                if properties.value == "expanded" { states.insert(.expanded) }
            }
            if let edited = properties.editedText {
                states.insert(edited.isMultiline ? .multiLine : .singleLine)
                states.formUnion(element.text?.isEditable == true ? .editable : .readOnly)
                states.insert(.selectableText)
            }
            return states
        }

        func isInSight(_ frame: CGRect, _ clip: CGRect) -> Bool {
            let shown = frame.intersection(clip)
            return !shown.isNull && (!shown.isEmpty || frame.isEmpty)
        }

        // MARK: Relations

        private mutating func noteLinks(of node: AccessibilityNode, _ id: ElementID) {
            for detail in node.properties.details {
                switch detail {
                case .labeledPair(let link, isLabel: true):
                    links[link, default: ([], [])].labels.append(id)
                case .labeledPair(let link, isLabel: false):
                    links[link, default: ([], [])].content.append(id)
                case .linkedGroup(let link): groups[link, default: []].append(id)
                default: break
                }
            }
        }

        private mutating func relate() {
            func add(_ kind: AccessibleRelation.Kind, _ targets: [ElementID], to id: ElementID) {
                guard !targets.isEmpty else { return }
                snapshot.elements[id]?.relations.append(
                    AccessibleRelation(kind: kind, targets: targets))
            }
            for pair in links.values {
                for id in pair.labels { add(.labelFor, pair.content, to: id) }
                for id in pair.content { add(.labelledBy, pair.labels, to: id) }
            }
            for members in groups.values {
                for id in members { add(.memberOf, members.filter { $0 != id }, to: id) }
            }
        }
    }
#endif
