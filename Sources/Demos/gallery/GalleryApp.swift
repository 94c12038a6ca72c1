import SwiftUI

/// Every widget, a page for each group, light and dark.
///
/// `--page NAME` opens a page, `--dark` or `--light` chooses the look, and `--rtl` the layout that
/// begins at the right.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") {
            GalleryView()
        }
        .defaultSize(width: 960, height: 640)
    }
}

/// What was asked for on the command line.
struct LaunchRequest {
    let page: GalleryPage?
    let scheme: ColorScheme?
    let isRightToLeft: Bool

    init(_ arguments: [String] = CommandLine.arguments) {
        page = arguments.firstIndex(of: "--page").flatMap { index in
            index + 1 < arguments.count ? GalleryPage(rawValue: arguments[index + 1]) : nil
        }
        isRightToLeft = arguments.contains("--rtl")
        scheme = arguments.contains("--dark") ? .dark : arguments.contains("--light") ? .light : nil
    }
}

/// The list of pages, and the chosen one beside it.
struct GalleryView: View {
    private static let request = LaunchRequest()
    @SceneStorage("page") private var storedPage = GalleryPage.text
    @State private var page = request.page
    /// What a window shows that has no room for both columns.
    @State private var column =
        request.page == nil
        ? NavigationSplitViewColumn.sidebar : .detail
    @State private var isDark = request.scheme == .dark
    @State private var isRightToLeft = request.isRightToLeft

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            VStack(spacing: 0) {
                ScrollViewReader { list in
                    List(selection: selection) {
                        ForEach(GalleryPage.allCases) { page in
                            Label(page.title, systemImage: page.symbol)
                        }
                    }
                    .onAppear { list.scrollTo(shown.id) }
                }
                VStack(spacing: 8) {
                    Toggle("Dark", isOn: $isDark)
                    Toggle("Right to Left", isOn: $isRightToLeft)
                }
                .padding(12)
            }
            .navigationTitle("Gallery")
            .navigationSplitViewColumnWidth(232)
        } detail: {
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    shown.content
                }
                .padding(24)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .id(shown)
            .navigationTitle(shown.title)
        }
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        .preferredColorScheme(isDark ? .dark : .light)
    }

    private var shown: GalleryPage { page ?? storedPage }

    private var selection: Binding<GalleryPage?> {
        Binding(
            get: { shown },
            set: { new in
                guard let new else { return }
                page = nil
                storedPage = new
            })
    }
}
