import Foundation
import Publishing
import Views
import Widgets

/// What an app declares of its launch window.
struct DocumentLaunchParts<Actions: View> {
    typealias Accessory = (DocumentLaunchGeometryProxy) -> AnyView

    let title: Text?
    let actions: Actions
    let background: AnyView
    let backgroundAccessory: Accessory?
    let overlayAccessory: Accessory?
}

/// The content of a launch window.
struct DocumentLaunchContent<Actions: View>: View {
    let parts: DocumentLaunchParts<Actions>
    @Environment(\.documentCenter) private var center
    @State private var titleFrame = CGRect.zero

    init(_ parts: DocumentLaunchParts<Actions>) { self.parts = parts }

    private static var least: CGSize { CGSize(width: 460, height: 380) }
    private static var ideal: CGSize { CGSize(width: 680, height: 520) }
    private static var cardWidth: CGFloat { 340 }
    private static var cardRadius: CGFloat { 16 }
    private nonisolated static var space: String { "document launch" }

    var body: some View {
        GeometryReader { geometry in
            let proxy = DocumentLaunchGeometryProxy(
                frame: CGRect(origin: .zero, size: geometry.size), titleViewFrame: titleFrame)
            ZStack {
                parts.background
                    .frame(width: geometry.size.width, height: geometry.size.height)
                    .clipped()
                parts.backgroundAccessory?(proxy)
                VStack(spacing: 2 * Theme.Spacing.stack) {
                    titleCard
                    if let center = center.center {
                        RecentDocumentsCard(center: center, state: center.launch)
                            .frame(maxWidth: Self.cardWidth)
                    }
                }
                .padding()
                parts.overlayAccessory?(proxy)
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
            .coordinateSpace(.named(Self.space))
        }
        .frame(
            minWidth: Self.least.width, idealWidth: Self.ideal.width,
            minHeight: Self.least.height, idealHeight: Self.ideal.height)
    }

    private var titleCard: some View {
        VStack(spacing: Theme.Spacing.stack) {
            (parts.title ?? Text(verbatim: center.center?.appName ?? ""))
                .font(.largeTitle.bold())
                .multilineTextAlignment(.center)
                .accessibilityAddTraits(.isHeader)
            Group(subviews: parts.actions) { subviews in
                ForEach(subviews.prefix(1)) { $0 }
                    .buttonStyle(.borderedProminent)
                ForEach(subviews.dropFirst()) { $0 }
                    .buttonStyle(.bordered)
            }
            .controlSize(.large)
            .environment(\.isInLaunchWindow, true)
        }
        .padding()
        .frame(maxWidth: Self.cardWidth)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: Self.cardRadius))
        .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .named(Self.space))
        } action: {
            titleFrame = $0
        }
    }
}

/// The documents that were opened last, and a way to all others.
private struct RecentDocumentsCard: View {
    let center: any DocumentOpener
    @ObservedObject var state: DocumentLaunchState

    init(center: any DocumentOpener, state: DocumentLaunchState) {
        self.center = center
        self.state = state
    }

    var body: some View {
        let recent = center.recentDocuments
        GroupBox {
            VStack(alignment: .leading, spacing: Theme.Spacing.stack) {
                HStack {
                    Text("Recent Documents").font(.headline)
                    Spacer()
                    Button("Open…") { state.isOpening = true }
                }
                if recent.isEmpty {
                    Text("Documents appear here once they are opened or saved.")
                        .foregroundStyle(.secondary)
                }
                ScrollView {
                    VStack(alignment: .leading, spacing: Theme.Spacing.stack) {
                        ForEach(recent, id: \.self) { row(for: $0) }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .scrollBounceBehavior(.basedOnSize)
            }
        }
        .modifier(
            OpenDialog(
                isPresented: $state.isOpening, problem: $state.problem, closesWindow: false)
        )
        .alert(
            state.problem?.title ?? "",
            isPresented: Binding(
                get: { state.problem != nil }, set: { if !$0 { state.problem = nil } })
        ) {
            Button("OK") {}
        } message: {
            Text(state.problem?.reason ?? "")
        }
    }

    private func row(for url: URL) -> some View {
        Button {
            do throws(DocumentProblem) {
                try center.open(url)
            } catch {
                state.problem = error
            }
        } label: {
            Label {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: url.lastPathComponent)
                    Text(verbatim: url.deletingLastPathComponent().path)
                        .font(.caption).foregroundStyle(.secondary)
                        .lineLimit(1).truncationMode(.middle)
                }
            } icon: {
                Image(systemName: "doc")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(url.lastPathComponent)
        .help(url.path)
    }
}

/// Where the parts of a launch window are, for the views that decorate it.
public struct DocumentLaunchGeometryProxy {
    /// The whole of the window's content.
    public let frame: CGRect
    /// The card with the title and the actions.
    public let titleViewFrame: CGRect
}
