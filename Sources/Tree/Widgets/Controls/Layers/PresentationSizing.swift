import Foundation
import Geometry
import Views

/// Decides how large a sheet is in a large window.
public protocol PresentationSizing {
    /// The size that the root of the sheet is offered, and which the sheet has.
    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize
}

/// The content of a sheet whose size is decided.
public struct PresentationSizingRoot {
    private let measure: (ProposedViewSize) -> CGSize

    init(_ measure: @escaping (ProposedViewSize) -> CGSize) { self.measure = measure }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The window of a sheet whose size is decided.
public struct PresentationSizingContext {
    /// The window's size, less a margin.
    let available: CGSize
}

/// A sizing that makes a sheet as large as its content, up to 520 by 640 points, the size of a
/// form.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// Creates the sizing; `automatic` is shorter.
    public init() {}

    /// Returns the size that the content has when it is offered that of a form.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        let size = root.sizeThatFits(
            ProposedViewSize(FormPresentationSizing.size.limited(to: context.available)))
        return ProposedViewSize(size)
    }
}

/// A sizing that makes a sheet as large as its content, up to the window's size less a margin.
public struct FittedPresentationSizing: PresentationSizing {
    /// Creates the sizing; `fitted` is shorter.
    public init() {}

    /// Returns the size that the content has when no size is proposed, limited by the window's.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        ProposedViewSize(root.sizeThatFits(.unspecified).limited(to: context.available))
    }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
    static let size = CGSize(width: 520, height: 640)

    /// Creates the sizing; `form` is shorter.
    public init() {}

    /// Returns 520 by 640 points, limited by the window's size less a margin.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(Self.size.limited(to: context.available)) }
}

/// The size of a page of paper.
public struct PagePresentationSizing: PresentationSizing {
    private static let size = CGSize(width: 720, height: 900)

    /// Creates the sizing; `page` is shorter.
    public init() {}

    /// Returns 720 by 900 points, limited by the window's size less a margin.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(Self.size.limited(to: context.available)) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The default sizing: as large as the content, up to the size of a form.
    public static var automatic: AutomaticPresentationSizing { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// A sizing for sheets that are as large as their content, such as a short message.
    public static var fitted: FittedPresentationSizing { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// A sizing for sheets with fields to fill in: 520 by 640 points.
    public static var form: FormPresentationSizing { .init() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// A sizing for sheets with text to read or write: 720 by 900 points.
    public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing {
    /// The content's own length along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
    }

    /// Never smaller than before along some axes.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing
    {
        StickySizing(base: self, horizontal: horizontal, vertical: vertical)
    }
}

/// A size of which some lengths are the content's own.
private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        let size = base.proposedSize(for: root, context: context)
        let fitted = root.sizeThatFits(
            ProposedViewSize(
                width: horizontal ? nil : size.width, height: vertical ? nil : size.height)
        ).limited(to: context.available)
        return ProposedViewSize(
            width: horizontal ? fitted.width : size.width,
            height: vertical ? fitted.height : size.height)
    }
}

/// A size that does not shrink.
private struct StickySizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let horizontal: Bool
    let vertical: Bool
    private let greatest = GreatestSize()

    init(base: Base, horizontal: Bool, vertical: Bool) {
        self.base = base
        self.horizontal = horizontal
        self.vertical = vertical
    }

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        var size = base.proposedSize(for: root, context: context)
        if horizontal, let width = size.width {
            greatest.size.width = max(greatest.size.width, width)
            size.width = min(greatest.size.width, context.available.width)
        }
        if vertical, let height = size.height {
            greatest.size.height = max(greatest.size.height, height)
            size.height = min(greatest.size.height, context.available.height)
        }
        return size
    }
}

/// The largest size that a sheet has had.
private final class GreatestSize {
    var size = CGSize.zero
}

/// Any sizing as part of a preference.
final class SizingBox: Equatable {
    let sizing: any PresentationSizing

    init(_ sizing: any PresentationSizing) { self.sizing = sizing }

    /// What a sizing remembers of earlier sizes is not part of it.
    static func == (a: SizingBox, b: SizingBox) -> Bool {
        a === b
            || type(of: a.sizing) == type(of: b.sizing)
                && String(describing: a.sizing) == String(describing: b.sizing)
    }
}

extension CGSize {
    func limited(to other: CGSize) -> CGSize {
        CGSize(width: min(width, other.width), height: min(height, other.height))
    }
}
