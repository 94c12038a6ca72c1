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
    nonisolated public init(@ViewBuilder root: () -> Root) { self.init(nil, root: root()) }

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
    /// Of a split view, whose first columns push pages here.
    var shared: NavigationPlace?
    @State private var version = 0
    @Retained private var ownPlace = NavigationPlace()
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    private static let rootID = 0
    private var place: NavigationPlace { shared ?? ownPlace }

    var body: some View {
        let version = $version
        let _ = version.wrappedValue
        place.changed = { version.wrappedValue += 1 }
        place.writePath = path?.write
        if let path { place.adopt(path.read()) }
        let shown = place.entries.last?.id ?? Self.rootID
        return ZStack {
            RetainedPages(
                pages, shown: AnyHashable(shown),
                animation: reducesMotion ? nil : Theme.Motion.sheet)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .treePosition(place.tree)
        .environment(\.navigationPlace, place)
    }

    private var pages: [RetainedPages.Page] {
        let first = RetainedPages.Page(
            id: AnyHashable(Self.rootID),
            content: AnyView(NavigationPage(content: root, goBack: nil)))
        return [first]
            + place.entries.map { entry in
                let (place, id) = (place, entry.id)
                return RetainedPages.Page(
                    id: AnyHashable(id),
                    content: AnyView(
                        NavigationPage(content: content(of: entry), goBack: { place.pop(from: id) })
                    ))
            }
    }

    private func content(of entry: NavigationEntry) -> AnyView {
        switch entry.content {
        case .view(let view): view
        case .value(let value):
            place.destination(for: value) ?? AnyView(MissingDestination(value: value))
        }
    }
}

/// Stands for a value that no destination is registered for.
struct MissingDestination: View {
    let value: AnyHashable
    @Retained private var place = TreePosition()

    var body: some View {
        Image(systemName: "exclamationmark.triangle").foregroundStyle(.secondary)
            .treePosition(place)
            .onAppear {
                place.tree?.app.warn(
                    """
                    A NavigationLink is presenting a value of type “\(type(of: value.base))” but \
                    there is no matching navigationDestination declaration visible from the \
                    location of the link. The link cannot be activated.
                    """, at: "")
            }
    }
}
