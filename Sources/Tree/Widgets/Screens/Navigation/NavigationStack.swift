import Foundation
import Views

/// Pages on top of a root, each pushed by the one below.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    private let path: PathAccess?
    private let root: Root

    init(_ path: PathAccess?, root: Root) {
        self.path = path
        self.root = root
    }

    @MainActor public var body: some View {
        StackContainer(path: path, root: AnyView(root))
    }
}

/// The app's path as values of any type.
struct PathAccess {
    let read: () -> [AnyHashable]
    let write: ([AnyHashable]) -> Void
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a stack that keeps its pages itself.
    nonisolated public init(@ViewBuilder root: () -> Root) { self.init(nil, root: root()) }

    /// Creates a stack whose pages follow a path of any values; pushing and popping change it.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.init(
            PathAccess(
                read: { path.wrappedValue.values },
                write: { path.wrappedValue = path.wrappedValue.following($0) }),
            root: root())
    }
}

extension NavigationStack
where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
{
    /// Creates a stack whose pages follow a collection; pushing and popping change it.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.init(
            PathAccess(
                read: { path.wrappedValue.map { AnyHashable($0) } },
                write: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }),
            root: root())
    }
}

/// A stack as it is shown.
struct StackContainer: View {
    let path: PathAccess?
    let root: AnyView
    /// The stack of a split view, whose first columns push pages here.
    var shared: NavigationContext?
    /// The way back from the root; nil where there is none.
    var rootGoBack: (() -> Void)?
    @State private var version = 0
    @Retained private var ownContext = NavigationContext()
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    private var rootID: Int { context.replacedRoot?.id ?? 0 }
    private var context: NavigationContext { shared ?? ownContext }

    var body: some View {
        let version = $version
        let _ = version.wrappedValue
        context.changed = { version.wrappedValue += 1 }
        context.writePath = path?.write
        if let path { context.adopt(path.read()) }
        let shown = context.entries.last?.id ?? rootID
        return ZStack {
            RetainedPages(
                pages, shown: AnyHashable(shown),
                animation: reducesMotion ? nil : Theme.Motion.sheet)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .modifier(RelativeContainerModifier())
        .treePosition(context.tree)
        .modifier(StackEnvironment(context: context, isOutermost: shared == nil))
        .modifier(StackPreferences())
    }

    private var pages: [RetainedPages.Page] {
        let rootContent = context.replacedRoot.map { content(of: $0) } ?? root
        let first = RetainedPages.Page(
            id: AnyHashable(rootID),
            content: AnyView(
                NavigationPage(content: rootContent, goBack: rootGoBack, isRoot: true)))
        return [first]
            + context.entries.map { entry in
                let (context, id) = (context, entry.id)
                return RetainedPages.Page(
                    id: AnyHashable(id),
                    content: AnyView(
                        NavigationPage(
                            content: content(of: entry), goBack: { context.pop(from: id) })
                    ))
            }
    }

    private func content(of entry: NavigationEntry) -> AnyView {
        switch entry.content {
        case .view(let view): view
        case .value(let value):
            context.destination(for: value) ?? AnyView(MissingDestination(value: value))
        }
    }
}

extension PageLink {
    fileprivate static let inStack = PageLink { page, label in
        AnyView(
            NavigationLink {
                page
            } label: {
                label
            })
    }
}

/// What a stack changes in the environment of its pages.
nonisolated private struct StackEnvironment: EnvironmentModifier {
    typealias Body = Never
    let context: NavigationContext
    /// False for the stack that is a split view's last column.
    let isOutermost: Bool

    func transform(_ values: inout EnvironmentValues) {
        values.navigationContext = context
        values.pageLink = .inStack
        if isOutermost { values.detailColumn = nil }
    }
}

/// What a stack says to the bars around: its pages have bars of their own.
nonisolated private struct StackPreferences: ViewModifier {
    @Environment(\.enclosingPage) private var page

    @MainActor func body(content: Content) -> some View {
        let fillsPage = page != nil
        return content.transformPreference(BarOptionsKey.self) {
            $0 = $0.ofInnerStack(fillsPage: fillsPage)
        }
    }
}

/// Shown for a value without a registered destination.
struct MissingDestination: View {
    let value: AnyHashable
    @Retained private var context = TreePosition()

    var body: some View {
        Image(systemName: "exclamationmark.triangle").foregroundStyle(.secondary)
            .treePosition(context)
            .onAppear {
                context.tree?.app.warn(
                    """
                    A NavigationLink is presenting a value of type “\(type(of: value.base))” but \
                    there is no matching navigationDestination declaration visible from the \
                    location of the link. The link cannot be activated.
                    """, at: "")
            }
    }
}
