#if SDL
    import CasementTesting
    import Hosting
    import Views

    @testable import ATSPI

    extension TestApp {
        /// The element of the first window that a client knows by an id; nil if it is gone.
        func element(_ id: ElementID) -> AccessibilityNode? {
            firstElement { $0.render?.id == id.node }
        }

        /// The first element in the first window, in reading order, that is wanted.
        func firstElement(where isWanted: (AccessibilityNode) -> Bool) -> AccessibilityNode? {
            func find(_ nodes: [AccessibilityNode]) -> AccessibilityNode? {
                for node in nodes {
                    if isWanted(node) { return node }
                    if let found = find(node.children) { return found }
                }
                return nil
            }
            return host.instance.windows.first.flatMap {
                find(AccessibilityTree.of($0.tree).children)
            }
        }
    }
#endif
