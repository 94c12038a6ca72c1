import CasementTesting
import Foundation
import PhotosUI
import SwiftUI
import Testing

/// Choosing pictures, as apps do on a phone.
@MainActor
struct PhotosPickerTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "photos-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["hut.png", "lake.jpg", "peak.png", "walk.mp4", "notes.txt"] {
            try Data("content of \(name)".utf8).write(to: folder.appending(path: name))
        }
    }

    private struct Single: View {
        let folder: URL
        let filter: PHPickerFilter?
        @State private var item: PhotosPickerItem?
        @State private var words = "nothing"

        var body: some View {
            VStack {
                Text(words).accessibilityIdentifier("words")
                PhotosPicker("Choose a photo", selection: $item, matching: filter)
            }
            .fileDialogDefaultDirectory(folder)
            .onChange(of: item) { _, item in
                Task {
                    let data = try? await item?.loadTransferable(type: Data.self)
                    words = String(decoding: data ?? Data(), as: UTF8.self)
                }
            }
        }
    }

    private struct Several: View {
        let folder: URL
        @State private var items: [PhotosPickerItem] = []
        @State private var isOpen = false

        var body: some View {
            VStack {
                Text("\(items.count) chosen")
                Button("Choose") { isOpen = true }
            }
            .photosPicker(
                isPresented: $isOpen, selection: $items, maxSelectionCount: 2, matching: .images
            )
            .fileDialogDefaultDirectory(folder)
        }
    }

    private func open(_ label: String, _ view: some View) -> TestApp {
        let app = TestApp(size: CGSize(width: 800, height: 600)) { view }
        app.find(label).tap()
        app.advance(by: .seconds(1))
        return app
    }

    @Test("A picker shows the pictures of a folder, and the app gets the data of the one chosen")
    func choosing() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = open("Choose a photo", Single(folder: folder, filter: .images))
        app.find("hut.png").expect()
        app.find("lake.jpg").expect()
        app.find("walk.mp4").expectNone()
        app.find("notes.txt").expectNone()
        app.find("lake.jpg").tap()
        app.find("Open").tap()
        await app.wait(until: .appears(app.find("content of lake.jpg")))
    }

    @Test("A picker without a filter shows videos too, and one for videos no pictures")
    func filters() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let both = open("Choose a photo", Single(folder: folder, filter: nil))
        both.find("hut.png").expect()
        both.find("walk.mp4").expect()
        both.find("notes.txt").expectNone()
        let videos = open("Choose a photo", Single(folder: folder, filter: .not(.images)))
        videos.find("walk.mp4").expect()
        videos.find("hut.png").expectNone()
    }

    @Test("Of several pictures no more are taken than the app wants")
    func several() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = open("Choose", Several(folder: folder))
        app.find("hut.png").tap()
        app.key("shift+Down")
        app.key("shift+Down")
        app.find("Open").tap()
        app.advance(by: .seconds(1))
        app.find("2 chosen").expect()
    }

    @Test("A dialog that is cancelled leaves the selection")
    func cancelling() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = open("Choose a photo", Single(folder: folder, filter: .images))
        app.find("Cancel").tap()
        app.advance(by: .seconds(1))
        #expect(app.find(id: "words").text == "nothing")
    }

    @Test("Items are equal to themselves alone, and are found again by their identifiers")
    func items() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "hut.png").path(percentEncoded: false)
        let item = PhotosPickerItem(itemIdentifier: path)
        #expect(item.supportedContentTypes.first == .png)
        #expect(try await item.loadTransferable(type: Data.self) == Data("content of hut.png".utf8))
        #expect(item == PhotosPickerItem(itemIdentifier: path))
        let gone = PhotosPickerItem(itemIdentifier: path + ".gone.png")
        await #expect(throws: CocoaError.self) { try await gone.loadTransferable(type: Data.self) }
    }

    @Test("Filters are joined, met and turned round")
    func filterValues() {
        #expect(PHPickerFilter.any(of: [.images, .videos]) == .spatialMedia)
        #expect(PHPickerFilter.all(of: [.images, .screenshots]) == .images)
        #expect(PHPickerFilter.not(.videos) == .images)
    }
}
