import SwiftUI

/// The pictures by month. A month's name stays at the top while its pictures pass below it.
struct PhotoGrid: View {
    let tileSize: Double
    let opened: Photo.ID?
    let pictures: Namespace.ID
    let focused: FocusState<Photo.ID?>.Binding
    let open: (Photo) -> Void
    @EnvironmentObject private var library: PhotoLibrary

    var body: some View {
        ScrollView {
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: tileSize), spacing: 8)], spacing: 8,
                pinnedViews: .sectionHeaders
            ) {
                ForEach(library.months) { month in
                    Section {
                        ForEach(month.photos) { photo in
                            PhotoTile(
                                photo: photo, isOpened: photo.id == opened, pictures: pictures
                            ) {
                                open(photo)
                            }
                            .focused(focused, equals: photo.id)
                        }
                    } header: {
                        MonthHeader(month: month)
                    }
                }
            }
            .padding(.horizontal, 16)
            .padding(.bottom, 16)
            .focusSection()
        }
        .overlay {
            if library.months.isEmpty {
                ContentUnavailableView.search(text: library.search)
            }
        }
    }
}

private struct MonthHeader: View {
    let month: PhotoMonth

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(month.name).font(.headline)
            Spacer()
            Text("\(month.photos.count)")
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .contentTransition(.numericText())
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.bar, in: .rect(cornerRadius: 8))
        .padding(.vertical, 4)
    }
}

/// A picture of the grid; its space stays empty while the viewer shows it.
private struct PhotoTile: View {
    let photo: Photo
    let isOpened: Bool
    let pictures: Namespace.ID
    let open: () -> Void
    @State private var isHovered = false

    var body: some View {
        Button(action: open) {
            ZStack {
                if !isOpened {
                    LandscapeView(landscape: photo.landscape)
                        .clipShape(.rect(cornerRadius: 10))
                        .matchedGeometryEffect(id: photo.id, in: pictures)
                }
            }
            .aspectRatio(4 / 3, contentMode: .fit)
            .overlay(alignment: .bottomTrailing) {
                if photo.isFavorite, !isOpened {
                    Image(systemName: "heart.fill")
                        .foregroundStyle(.white.shadow(.drop(radius: 2)))
                        .padding(8)
                }
            }
            .scaleEffect(isHovered ? 1.02 : 1)
            .shadow(color: .black.opacity(isHovered ? 0.25 : 0), radius: 8, y: 3)
        }
        .buttonStyle(.plain)
        .onHover { isHovered = $0 }
        .animation(.snappy(duration: 0.2), value: isHovered)
        .accessibilityLabel(photo.title)
        .contextMenu { FavoriteButton(photo: photo) }
    }
}

struct FavoriteButton: View {
    let photo: Photo
    @EnvironmentObject private var library: PhotoLibrary

    var body: some View {
        Button {
            library.toggleFavorite(photo.id)
        } label: {
            Label(
                photo.isFavorite ? "Remove from Favorites" : "Add to Favorites",
                systemImage: photo.isFavorite ? "heart.fill" : "heart"
            )
            .symbolEffect(.bounce, value: photo.isFavorite)
        }
    }
}
