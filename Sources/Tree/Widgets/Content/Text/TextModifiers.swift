import Foundation
import Geometry
import Views

struct LineLimitModifier: EnvironmentModifier {
    typealias Body = Never
    let limit: Int?
    let minimum: Int?
    let reservesSpace: Bool

    func transform(_ values: inout EnvironmentValues) {
        values.lineLimit = limit
        values.lineMinimum = minimum
        values.reservesLineSpace = reservesSpace
    }
}

extension View {
    /// The most lines a text takes; nil for no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        modifier(LineLimitModifier(limit: number, minimum: nil, reservesSpace: false))
    }

    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(
            LineLimitModifier(
                limit: limit, minimum: reservesSpace ? limit : nil, reservesSpace: reservesSpace))
    }

    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(
            LineLimitModifier(
                limit: limit.upperBound, minimum: limit.lowerBound, reservesSpace: false))
    }

    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(LineLimitModifier(limit: nil, minimum: limit.lowerBound, reservesSpace: false))
    }

    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        modifier(LineLimitModifier(limit: limit.upperBound, minimum: nil, reservesSpace: false))
    }

    /// Points between lines.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Aligns the lines of each text inside with each other.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets which part of a line that is too long is left out.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Lets text become smaller before a part of it is left out, down to a factor of its size.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets characters move closer together, by a fiftieth of the font's size, before a part of a
    /// text is left out.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Shows the texts inside in capitals or in small letters; if nil, as they are written.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    /// Sets how large the user wants text to be, for the views inside.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the size that the user wants text to have within a range, for the views inside.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            guard !range.contains(size) else { return }
            let allowed = DynamicTypeSize.allCases.filter(range.contains)
            guard let first = allowed.first, let last = allowed.last else { return }
            size = size < first ? first : last
        }
    }
}
