/// What connects elements that name the same id of a namespace.
package struct AccessibilityLink: Hashable {
    package let id: AnyHashable
    package let namespace: Namespace.ID?

    package init(id: AnyHashable, namespace: Namespace.ID?) {
        self.id = id
        self.namespace = namespace
    }
}
