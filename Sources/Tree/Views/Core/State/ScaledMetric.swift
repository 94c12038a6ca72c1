import Styles

/// A number that grows with the text size that the user has chosen.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let textStyle: Font.TextStyle
    private var scaled: Value?

    /// A number that grows as body text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// A number that grows as text of the style does. All styles grow alike here.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        self.textStyle = textStyle
    }

    /// The number scaled by the view's text size. On the desktop it stays as it is.
    public var wrappedValue: Value { scaled ?? base }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<ScaledMetric<Value>>, in context: _PropertyContext
    ) {
        let scale = context.scope.trackedValues.textScale
        pointer.pointee.scaled = pointer.pointee.base * Value(scale)
    }
}

extension ScaledMetric: Sendable where Value: Sendable {}

extension ScaledMetric: ComparableInput {
    package func isEqualInput(to other: ScaledMetric<Value>) -> Bool {
        base == other.base && textStyle == other.textStyle
    }
}

extension EnvironmentValues {
    /// How much larger than usual text is here. On the desktop the user's text size is a matter of
    /// the display's scale.
    var textScale: Double { density == .desktop ? 1 : dynamicTypeSize.scale }
}
