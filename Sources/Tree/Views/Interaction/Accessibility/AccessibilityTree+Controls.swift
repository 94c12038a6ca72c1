// Elements that are combined although something in them can be pressed.
extension AccessibilityTree {
    /// Combines the elements that cannot be pressed, and returns those that can, which stay. Nil,
    /// with the elements to use instead, if nothing is left to combine.
    ///
    /// If an app combines elements itself, the others can be done with the combined one, as a menu
    /// of assistive technology has it.
    static func combined(
        _ own: inout AccessibilityProperties, _ inner: inout [AccessibilityNode]
    ) -> [AccessibilityNode]? {
        let controls = inner.flatMap(\.controls)
        let isOfApp = own.role == nil
        if own.label == nil {
            own.label = combinedLabel(isOfApp ? inner : inner.compactMap(\.withoutControls))
        }
        if isOfApp {
            own.role = own.traitRole ?? (inner.count == 1 ? inner[0].properties.role : .group)
            own.details += controls.map { control in
                .action(AccessibilityNamedAction(control.label) { control.activate() })
            }
            return []
        }
        guard own.label != nil || own.role == .button else {
            inner = controls
            return nil
        }
        return controls
    }
}

extension AccessibilityProperties {
    /// Whether what is combined may have controls inside that are not the element itself.
    var mayHoldControls: Bool {
        switch role {
        case nil, .heading, .group, .button, .link, .row, .cell: true
        default: false
        }
    }
}

extension AccessibilityProperties.Role {
    var isControl: Bool {
        switch self {
        case .button, .link, .toggle, .slider, .stepper, .picker, .textField, .secureField,
            .textEditor, .datePicker, .colorPicker, .menu:
            true
        default: false
        }
    }
}

extension AccessibilityNode {
    private var isControl: Bool { role.isControl }
    var hasControl: Bool { isControl || children.contains(where: \.hasControl) }
    /// Whether it or an element in it has the focus.
    var holdsFocus: Bool { isFocused || children.contains(where: \.holdsFocus) }

    /// The outermost controls in the element.
    fileprivate var controls: [AccessibilityNode] {
        isControl ? [self] : children.flatMap(\.controls)
    }

    fileprivate var withoutControls: AccessibilityNode? {
        guard !isControl else { return nil }
        var node = self
        node.children = children.compactMap(\.withoutControls)
        return node
    }
}
