import SwiftUI

/// A picture with what is known about it.
struct Photo: Identifiable, Hashable {
    let id: Int
    let title: String
    let place: String
    let month: String
    let landscape: Landscape
    var isFavorite = false
}

/// The pictures of one month.
struct PhotoMonth: Identifiable {
    let name: String
    let photos: [Photo]
    var id: String { name }
}

/// All pictures, and which of them are shown. The favorites are kept in the user's defaults.
@MainActor
final class PhotoLibrary: ObservableObject {
    @Published private(set) var photos: [Photo] {
        didSet {
            let favorites = photos.filter(\.isFavorite).map(\.id)
            UserDefaults.standard.set(favorites, forKey: Self.key)
        }
    }
    @Published var search = ""
    @Published var showsFavoritesOnly = false

    private static let key = "favorites"

    init() {
        let favorites = UserDefaults.standard.array(forKey: Self.key) as? [Int]
        let titles = [
            "First light", "Above the fog", "The long ridge", "Quiet water", "Last train home",
            "Northern sky", "Pass in spring", "After the rain", "Harvest moon", "Blue hour",
            "The old path", "Snow line",
        ]
        let places = ["Engadin", "Jura", "Emmental", "Verzasca", "Saanenland"]
        let months = ["June 2026", "May 2026", "April 2026"]
        photos = (0..<30).map { index in
            Photo(
                id: index, title: titles[index % titles.count],
                place: places[index * 3 % places.count], month: months[index / 10],
                landscape: Landscape(
                    light: Landscape.Light.allCases[(index * 7 + index / 4) % 4], seed: index + 11,
                    hasLake: index % 3 == 1),
                isFavorite: favorites?.contains(index) ?? (index % 7 == 2))
        }
    }

    var shown: [Photo] {
        photos.filter { photo in
            (!showsFavoritesOnly || photo.isFavorite)
                && (search.isEmpty || photo.title.localizedCaseInsensitiveContains(search)
                    || photo.place.localizedCaseInsensitiveContains(search))
        }
    }

    /// What is shown, by month, the latest first.
    var months: [PhotoMonth] {
        var months: [PhotoMonth] = []
        for photo in shown {
            if let last = months.last, last.name == photo.month {
                months[months.count - 1] = PhotoMonth(
                    name: last.name, photos: last.photos + [photo])
            } else {
                months.append(PhotoMonth(name: photo.month, photos: [photo]))
            }
        }
        return months
    }

    func toggleFavorite(_ id: Photo.ID) {
        guard let index = photos.firstIndex(where: { $0.id == id }) else { return }
        photos[index].isFavorite.toggle()
    }
}
