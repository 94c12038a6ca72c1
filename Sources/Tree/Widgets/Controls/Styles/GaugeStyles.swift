import Views

/// A bar that fills up, below its label.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style; `automatic` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isAccessory: false)
    }
}

/// A bar that fills up.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style; `linearCapacity` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isAccessory: false)
    }
}

/// A bar between its labels.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryLinear` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isAccessory: true)
    }
}

/// A bar that fills up, below its label; it looks like `LinearCapacityGaugeStyle`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryLinearCapacity` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isAccessory: false)
    }
}

/// An open ring with the value in it.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryCircular` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isOpen: true)
    }
}

/// A closed ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryCircularCapacity` is shorter.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(configuration: configuration, isOpen: false)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style: a bar that fills up, below its label.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A style with a bar that fills up, below its label and its value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A style with a bar that fills up, between the labels of the bounds. The gauge's own label is
    /// for accessibility alone.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A style with a bar that fills up, below its label; it looks like `linearCapacity`.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A style with an open ring around the value, with the bounds or the label below it.
    public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A style with a closed ring that fills up around the value, or around the label.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
