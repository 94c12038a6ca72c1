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

    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }

    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

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
