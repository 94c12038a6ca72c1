import SwiftUI

/// One picture at a time, as large as the window; the others are pages beside it.
struct PhotoViewer: View {
    let first: Photo.ID
    let pictures: Namespace.ID
    /// Closes the viewer at a picture.
    let close: (Photo.ID) -> Void
    @EnvironmentObject private var library: PhotoLibrary
    @State private var current: Photo.ID?
    @State private var showsBars = true
    @FocusState private var hasFocus: Bool

    private var photos: [Photo] { library.shown }
    private var photo: Photo? { photos.first { $0.id == (current ?? first) } }

    var body: some View {
        ZStack {
            Color.black.ignoresSafeArea()
            pages
            if showsBars { bars.transition(.opacity) }
        }
        .focusable()
        .focusEffectDisabled()
        .focused($hasFocus)
        .accessibilityLabel("Picture")
        .onAppear {
            current = first
            hasFocus = true
        }
        .onKeyPress(.leftArrow) { turn(by: -1) }
        .onKeyPress(.rightArrow) { turn(by: 1) }
        .onExitCommand(perform: end)
    }

    private func end() { close(current ?? first) }

    private var pages: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            LazyHStack(spacing: 0) {
                ForEach(photos) { photo in
                    PhotoPage(photo: photo, pictures: pictures, isFirst: photo.id == first)
                        .containerRelativeFrame(.horizontal)
                        .scrollTransition { page, phase in
                            page.scaleEffect(phase.isIdentity ? 1 : 0.92)
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $current)
        .onTapGesture { withAnimation { showsBars.toggle() } }
    }

    private var bars: some View {
        VStack {
            HStack {
                Button("Close", systemImage: "xmark", action: end)
                    .labelStyle(.iconOnly)
                    .keyboardShortcut(.cancelAction)
                Spacer()
                Text("\(position) of \(photos.count)")
                    .contentTransition(.numericText(value: Double(position)))
                    .monospacedDigit()
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .background(.ultraThinMaterial, in: .capsule)
            }
            Spacer()
            if let photo { caption(photo) }
        }
        .padding(16)
        .environment(\.colorScheme, .dark)
        .animation(.default, value: position)
    }

    private func caption(_ photo: Photo) -> some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(photo.title).font(.headline)
                Text("\(photo.place), \(photo.month)")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            FavoriteButton(photo: photo).labelStyle(.iconOnly)
        }
        .padding(12)
        .frame(maxWidth: 460)
        .background(.ultraThinMaterial, in: .rect(cornerRadius: 14))
    }

    private var position: Int {
        (photos.firstIndex { $0.id == (current ?? first) } ?? 0) + 1
    }

    private func turn(by step: Int) -> KeyPress.Result {
        let index = position - 1 + step
        guard photos.indices.contains(index) else { return .ignored }
        withAnimation { current = photos[index].id }
        return .handled
    }
}

/// A page of the viewer. Two fingers, or a double click, magnify its picture.
private struct PhotoPage: View {
    let photo: Photo
    let pictures: Namespace.ID
    let isFirst: Bool
    @State private var magnification = 1.0
    @GestureState private var pinch = 1.0

    var body: some View {
        picture
            .aspectRatio(4 / 3, contentMode: .fit)
            .scaleEffect(magnification * pinch)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .clipped()
            .gesture(
                MagnifyGesture()
                    .updating($pinch) { value, state, _ in state = value.magnification }
                    .onEnded { value in
                        withAnimation(.snappy) {
                            magnification = min(4, max(1, magnification * value.magnification))
                        }
                    }
            )
            .onTapGesture(count: 2) {
                withAnimation(.snappy) { magnification = magnification > 1 ? 1 : 2 }
            }
            .accessibilityElement()
            .accessibilityLabel(photo.title)
    }

    @ViewBuilder private var picture: some View {
        if isFirst {
            LandscapeView(landscape: photo.landscape)
                .matchedGeometryEffect(id: photo.id, in: pictures)
        } else {
            LandscapeView(landscape: photo.landscape)
        }
    }
}
