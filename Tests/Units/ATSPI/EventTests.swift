#if SDL
    import Foundation
    import Testing

    @testable import ATSPI

    /// What clients are told of changes.
    struct EventTests {
        private static let window = ElementID(window: 1, node: 1)
        private static let list = ElementID(window: 1, node: 2)

        private func snapshot(
            _ children: [AccessibleElement], isActive: Bool = true
        ) -> AccessibleSnapshot {
            var snapshot = AccessibleSnapshot()
            snapshot.windows = [
                AccessibleSnapshot.Window(id: Self.window, isActive: isActive, title: "Window")
            ]
            var window = AccessibleElement(Self.window, role: .frame)
            window.children = children.map(\.id)
            for (index, child) in children.enumerated() {
                var child = child
                child.parent = Self.window
                child.index = index
                snapshot.elements[child.id] = child
            }
            snapshot.elements[Self.window] = window
            snapshot.order = [Self.window] + children.map(\.id)
            return snapshot
        }

        private func element(
            _ node: Int, _ role: AccessibleRole = .label, _ name: String = "",
            _ states: AccessibleStates = [], text: AccessibleText? = nil
        ) -> AccessibleElement {
            var element = AccessibleElement(ElementID(window: 1, node: node), role: role)
            element.name = name
            element.states = states
            element.text = text
            return element
        }

        @Test("Elements that come and go are told of with their places, the last one first")
        func children() {
            let events = SnapshotChanges.events(
                from: snapshot([element(2), element(3), element(4)]),
                to: snapshot([element(3), element(5)]))
            #expect(
                events == [
                    .children("remove", ElementID(window: 1, node: 4), at: 2, of: Self.window),
                    .children("remove", ElementID(window: 1, node: 2), at: 0, of: Self.window),
                    .children("add", ElementID(window: 1, node: 5), at: 1, of: Self.window),
                ])
        }

        @Test("A name, a description and a state that change are told of; nothing else is")
        func properties() {
            let id = ElementID(window: 1, node: 2)
            var later = element(2, .checkBox, "After", [.checked, .enabled])
            later.description = "More"
            let events = SnapshotChanges.events(
                from: snapshot([element(2, .checkBox, "Before", .enabled)]), to: snapshot([later]))
            #expect(
                events == [
                    .property("name", .string("After"), of: id),
                    .property("description", .string("More"), of: id),
                    .state("checked", true, of: id),
                ])
        }

        @Test("Of a text only the part that is different is told of, in code points")
        func texts() {
            let id = ElementID(window: 1, node: 2)
            let events = SnapshotChanges.events(
                from: snapshot([
                    element(2, .entry, text: AccessibleText("é one z", anchor: 0, head: 0))
                ]),
                to: snapshot([
                    element(2, .entry, text: AccessibleText("é two z", anchor: 2, head: 4))
                ]))
            #expect(
                events == [
                    .text("delete", "one", at: 2, of: id), .text("insert", "two", at: 2, of: id),
                    AccessibleEvent(name: "TextCaretMoved", first: 3, source: id),
                    AccessibleEvent(name: "TextSelectionChanged", source: id),
                ])
        }

        @Test("The focus is told of last, after the window that has become active")
        func focus() {
            let id = ElementID(window: 1, node: 2)
            var old = snapshot([element(2)], isActive: false)
            var new = snapshot([element(2)])
            new.focused = id
            #expect(
                SnapshotChanges.events(from: old, to: new) == [
                    .window("Activate", new.windows[0]), .state("focused", true, of: id),
                ])
            old = new
            new = snapshot([])
            #expect(
                SnapshotChanges.events(from: old, to: new) == [
                    .children("remove", id, at: 0, of: Self.window)
                ])
        }

        @Test("A window that opens, and one that closes, is the app's child")
        func windows() {
            let empty = AccessibleSnapshot()
            let open = snapshot([], isActive: false)
            #expect(
                SnapshotChanges.events(from: empty, to: open) == [
                    .children("add", Self.window, at: 0, of: nil),
                    .window("Create", open.windows[0]),
                ])
            #expect(
                SnapshotChanges.events(from: open, to: empty) == [
                    .window("Destroy", open.windows[0]),
                    .children("remove", Self.window, at: 0, of: nil),
                ])
        }

        @Test(
            "A client hears of what it has asked for, in either way of writing names",
            arguments: [
                ("object:state-changed:focused", true), ("Object:StateChanged:Focused", true),
                ("object:state-changed", true), ("object:", true), ("object:state-changed:", true),
                ("object:state-changed:checked", false), ("window:", false), ("", true),
                ("object:text-changed", false),
            ])
        func filter(_ name: String, _ isAdmitted: Bool) {
            let event = AccessibleEvent.state("focused", true, of: Self.list)
            #expect(EventFilter([name]).admits(event) == isAdmitted)
            #expect(!EventFilter().admits(event))
        }
    }
#endif
