import Foundation
import Records
import Testing

@Model
final class Album {
    @Relationship(inverse: \Song.album) var songs: [Song] = []
    var name: String

    init(name: String) { self.name = name }
}

@Model
final class Song {
    @Transient var isPlaying = false
    var title: String
    var album: Album?

    init(_ title: String, in album: Album) {
        self.title = title
        self.album = album
    }
}

/// Models whose first property is not a column of their rows.
struct FirstPropertyTests {
    @Test("What another context saves is read again, whichever property a model declares first")
    func refreshing() throws {
        let container = try ModelContainer(
            for: Album.self, Song.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let (context, other) = (ModelContext(container), ModelContext(container))
        let album = Album(name: "Blue")
        let song = Song("River", in: album)
        context.insert(song)
        try context.save()
        let found = try #require(try other.fetch(FetchDescriptor<Song>()).first)
        #expect(found.title == "River")
        #expect(found.album?.name == "Blue")
        song.title = "California"
        album.name = "Hejira"
        try context.save()
        other.processPendingChanges()
        #expect(found.title == "California")
        #expect(found.album?.name == "Hejira")
    }
}
