/// A view or modifier of an app, as tests look into it.
@MainActor
package struct InspectedView {
    /// The type of the view.
    package let type: Any.Type
    /// The connected properties in the order of their declaration.
    package let properties: [InspectedProperty]

    init(_ value: Any, type: Any.Type) {
        self.type = type
        properties = Mirror(reflecting: value).children.compactMap { child in
            guard let label = child.label else { return nil }
            let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
            if let wrapper = child.value as? any InspectableProperty {
                return wrapper.inspected(name)
            }
            // What a view is made with is read as well; what it makes of it for itself is not.
            guard !(child.value is any DynamicProperty) else { return nil }
            return InspectedProperty(
                name: name, wrapper: nil, type: Swift.type(of: child.value),
                get: { child.value }, set: nil)
        }
    }

    /// The name of the type without its module.
    package var name: String { typeName(of: type) }
}

/// A property of a view, as tests read and write it by its name.
@MainActor
package struct InspectedProperty {
    /// Without the underscore of what a wrapper stores.
    package let name: String
    /// The name of the wrapper; `nil` for a plain property.
    package let wrapper: String?
    /// The type of the value.
    package let type: Any.Type
    package let get: () -> Any
    /// Sets the value; `nil` for a property that only reads, or for a value of another type.
    package let set: ((Any) -> Bool)?
}

/// A property wrapper whose value tests read by the property's name.
package protocol InspectableProperty: DynamicProperty {
    @MainActor func inspected(_ name: String) -> InspectedProperty
}

@MainActor
extension InspectableProperty {
    /// The property of a value that has a getter, and a setter unless it only reads.
    package func property<Value>(
        _ name: String, get: @escaping () -> Value, set: ((Value) -> Void)? = nil
    ) -> InspectedProperty {
        InspectedProperty(
            name: name, wrapper: typeName(of: Self.self), type: Value.self, get: get,
            set: set.map { set in
                { value in
                    guard let value = value as? Value else { return false }
                    set(value)
                    return true
                }
            })
    }
}

extension State: InspectableProperty {
    package func inspected(_ name: String) -> InspectedProperty {
        property(name, get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension Binding: InspectableProperty {
    package func inspected(_ name: String) -> InspectedProperty {
        property(name, get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension AppStorage: InspectableProperty {
    package func inspected(_ name: String) -> InspectedProperty {
        property(
            name, get: { projectedValue.wrappedValue },
            set: { projectedValue.wrappedValue = $0 })
    }
}

extension GestureState: InspectableProperty {
    package func inspected(_ name: String) -> InspectedProperty {
        property(name, get: { wrappedValue })
    }
}

extension Environment: InspectableProperty {
    package func inspected(_ name: String) -> InspectedProperty {
        property(name, get: { wrappedValue })
    }
}

extension StateObject: InspectableProperty {
    package func inspected(_ name: String) -> InspectedProperty {
        property(name, get: { wrappedValue })
    }
}

extension ObservedObject: InspectableProperty {
    package func inspected(_ name: String) -> InspectedProperty {
        property(name, get: { wrappedValue })
    }
}

extension EnvironmentObject: InspectableProperty {
    package func inspected(_ name: String) -> InspectedProperty {
        property(name, get: { wrappedValue })
    }
}

extension Bindable: InspectableProperty {
    package func inspected(_ name: String) -> InspectedProperty {
        property(name, get: { wrappedValue })
    }
}

// MARK: Finding

extension _ViewNode {
    /// The nodes of the app's views and modifiers from this one outwards.
    package final var ownBodies: [_ViewNode] {
        var bodies: [_ViewNode] = []
        var node: _ViewNode? = self
        while let current = node {
            if let type = current.bodyType, !FrameworkTypes.contains(type) {
                bodies.append(current)
            }
            node = current.parent
        }
        return bodies
    }
}

extension RenderNode {
    /// The nodes of the app's views and modifiers around it, the innermost first.
    package final var ownBodies: [_ViewNode] { viewNode?.ownBodies ?? [] }

    /// The app's views and modifiers around the node, the innermost first.
    package final var enclosingViews: [InspectedView] {
        var views: [InspectedView] = []
        var node = viewNode
        while let current = node {
            if let view = current.inspected { views.append(view) }
            node = current.parent
        }
        return views
    }

    /// The environment of the view that the node shows; `nil` for a node without a view.
    package final var viewEnvironment: EnvironmentValues? { viewNode?.scope.current }
}

extension ViewTree {
    /// All of the app's views and modifiers in the window, outer ones first.
    package var views: [InspectedView] {
        var views: [InspectedView] = []
        func visit(_ node: _ViewNode) {
            if let view = node.inspected { views.append(view) }
            node.forEachChild(visit)
        }
        if let root { visit(root) }
        return views
    }
}

extension _ViewNode {
    /// The view of the app that the node evaluates; `nil` for others.
    var inspected: InspectedView? {
        guard let type = bodyType, !FrameworkTypes.contains(type), let value = evaluatedValue
        else { return nil }
        return InspectedView(value, type: type)
    }
}
