import Foundation

/// The text of a line of a log, made only if the line is written.
///
/// A literal with values in it says of each value how it is written and who may read it:
/// `"Opened \(name, privacy: .public) after \(seconds, format: .fixed(precision: 2)) s"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    private let parts: [OSLogInterpolation.Part]

    public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

    public init(stringLiteral value: String) { parts = [{ _ in value }] }

    func text(showsPrivate: Bool) -> String { parts.map { $0(showsPrivate) }.joined() }
}

/// The pieces of a literal that is a message of a log.
public struct OSLogInterpolation: StringInterpolationProtocol {
    typealias Part = (_ showsPrivate: Bool) -> String

    private(set) var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append { _ in literal } }
    }

    private mutating func append(
        _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isScalar: Bool = false,
        _ text: @escaping () -> String
    ) {
        parts.append { showsPrivate in
            align.aligned(
                privacy.shown(text(), isScalar: isScalar, showsPrivate: showsPrivate))
        }
    }

    /// Appends a text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { argumentString() } }

    /// Appends the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> any CustomStringConvertible,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { value().description } }

    /// Appends the description of an object, or `nil`.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto
    ) { append(.none, privacy) { argumentObject().map(\.description) ?? "nil" } }

    /// Appends the description of an error.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) { append(.none, privacy) { "\(error())" } }

    /// Appends the name of a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(align, privacy) { "\(value())" } }

    /// Appends an integer.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align, privacy, isScalar: true) { format.text(number()) } }

    /// Appends a number with a fraction.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
        _ number: @autoclosure @escaping () -> T, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(align, privacy, isScalar: true) { format.text(Double(number())) } }

    /// Appends what is true or false.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        append(.none, privacy, isScalar: true) {
            switch format {
            case .truth: boolean() ? "true" : "false"
            case .answer: boolean() ? "yes" : "no"
            }
        }
    }

    /// Appends an address.
    public mutating func appendInterpolation(
        _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
    ) { append(.none, privacy, isScalar: true) { "\(pointer())" } }
}
