import SwiftUI

/// A browser of pictures: a grid that grows into a viewer with pages.
@main
struct PhotosApp: App {
    @StateObject private var library = PhotoLibrary()

    var body: some Scene {
        WindowGroup("Photos") {
            PhotosView()
                .environmentObject(library)
        }
        .defaultSize(width: 1000, height: 700)
    }
}

struct PhotosView: View {
    @EnvironmentObject private var library: PhotoLibrary
    @Namespace private var pictures
    @SceneStorage("opened") private var opened: Photo.ID?
    @SceneStorage("search") private var search = ""
    @SceneStorage("tileSize") private var tileSize = 180.0
    /// The picture of the grid that has the keyboard.
    @FocusState private var focused: Photo.ID?

    var body: some View {
        ZStack {
            NavigationStack {
                PhotoGrid(
                    tileSize: tileSize, opened: opened, pictures: pictures, focused: $focused,
                    open: open
                )
                .navigationTitle("Photos")
                .toolbar { tools }
                .searchable(text: $search, prompt: "Title or place")
                .onChange(of: search, initial: true) { library.search = search }
            }
            .accessibilityHidden(opened != nil)
            // The keyboard goes to the viewer alone.
            .disabled(opened != nil)
            if let opened {
                PhotoViewer(first: opened, pictures: pictures, close: close)
                    .zIndex(1)
            }
        }
    }

    @ToolbarContentBuilder private var tools: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Toggle(isOn: $library.showsFavoritesOnly.animation()) {
                Label("Favorites", systemImage: "heart")
            }
            .toggleStyle(.button)
            .labelStyle(.iconOnly)
            .help("Show favorites only")
        }
        ToolbarItem {
            Slider(value: $tileSize, in: 120...320) { Text("Size") }
                .frame(width: 120)
                .labelsHidden()
        }
    }

    private func open(_ photo: Photo) {
        withAnimation(.spring(duration: 0.4, bounce: 0.15)) { opened = photo.id }
    }

    private func close(at photo: Photo.ID) {
        withAnimation(.spring(duration: 0.35)) { opened = nil }
        focused = photo
    }
}

/// A picture, drawn at any size.
struct LandscapeView: View {
    let landscape: Landscape

    var body: some View {
        Canvas { context, size in landscape.draw(in: &context, size: size) }
    }
}
