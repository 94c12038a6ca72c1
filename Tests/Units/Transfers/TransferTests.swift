import ContentTypes
import Foundation
import FoundationNames
import Synchronization
import Testing

@testable import Transfers

/// A value with one form of each kind.
private struct Note: Codable, Equatable, Transferable {
    var title: String
    static let type = UTType(exportedAs: "com.example.note", conformingTo: .json)

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: Note.type)
        ProxyRepresentation(exporting: \.title)
            .exportingCondition { !$0.title.isEmpty }
            .suggestedFileName { $0.title }
    }
}

/// A value that is data and nothing else.
private struct Pixel: Equatable, Transferable {
    var level: UInt8

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) { pixel in
            Data([pixel.level])
        } importing: { data in
            guard let level = data.first else { throw CocoaError(.fileReadCorruptFile) }
            return Pixel(level: level)
        }
    }
}

/// A value that is a file.
private struct Log: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .log) { log in
            let file = FileManager.default.temporaryDirectory
                .appendingPathComponent("log-\(UUID().uuidString).log")
            try Data(log.text.utf8).write(to: file)
            return SentTransferredFile(file)
        } importing: { received in
            Log(text: try String(contentsOf: received.file, encoding: .utf8))
        }
    }
}

/// What a value becomes, and what is made of it.
struct TransferTests {
    private func taken<T: Transferable>(
        _ type: T.Type, from provider: NSItemProvider
    ) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadTransferable(type: type) { result in
                let answer = Answer(result: result)
                continuation.resume(with: answer.result)
            }
        }
    }

    private struct Answer<T>: @unchecked Sendable { let result: Result<T, any Error> }

    private func data(_ type: UTType, of provider: NSItemProvider) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadDataRepresentation(for: type) { data, error in
                continuation.resume(
                    with: data.map { .success($0) }
                        ?? .failure(error ?? CocoaError(.fileNoSuchFile)))
            }
        }
    }

    @Test("S-454: a value has its forms in the order in which they stand")
    func forms() async throws {
        let provider = NSItemProvider.of(Note(title: "Milk"))
        #expect(provider.registeredContentTypes.first == Note.type)
        #expect(provider.registeredContentTypes.contains(.utf8PlainText))
        #expect(provider.suggestedName == "Milk")
        let json = try await data(Note.type, of: provider)
        #expect(try JSONDecoder().decode(Note.self, from: json) == Note(title: "Milk"))
        #expect(try await data(.plainText, of: provider) == Data("Milk".utf8))
    }

    @Test("S-455: a form whose condition is not met is not given")
    func condition() {
        let provider = NSItemProvider.of(Note(title: ""))
        #expect(provider.registeredContentTypes == [Note.type])
    }

    @Test("S-456: a value is made of the first of its forms that the item has")
    func importing() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: Note.type) { done in
            done(Data(#"{"title":"Tea"}"#.utf8), nil)
            return nil
        }
        #expect(try await taken(Note.self, from: provider) == Note(title: "Tea"))
        #expect(provider.canTake(Note.self) && !provider.canTake(String.self))
    }

    @Test("S-457: a proxy that is only given makes no value")
    func proxyIsOneWay() async throws {
        let text = NSItemProvider.of("Milk")
        #expect(!text.canTake(Note.self))
        await #expect(throws: (any Error).self) { try await self.taken(Note.self, from: text) }
    }

    @Test("Data and files go through what the app does with them")
    func dataAndFiles() async throws {
        let bytes = NSItemProvider()
        bytes.registerDataRepresentation(for: .png) { done in
            done(Data([7]), nil); return nil
        }
        #expect(try await taken(Pixel.self, from: bytes) == Pixel(level: 7))
        let file = NSItemProvider.of(Log(text: "first line"))
        file.value = nil
        #expect(try await taken(Log.self, from: file).text == "first line")
    }

    @Test("Broken data is an error with its reason, and no value")
    func broken() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .utf8PlainText) { done in
            done(Data([0xff, 0xfe, 0x00]), nil)
            return nil
        }
        let error = await #expect(throws: NSError.self) {
            try await self.taken(String.self, from: provider)
        }
        #expect(error?.localizedDescription == "The text is not in UTF-8.")
    }

    @Test("Addresses, text and text with attributes are transferable as they are")
    func foundation() async throws {
        let page = try #require(URL(string: "https://example.org/a"))
        let file = URL(fileURLWithPath: "/tmp/a.txt")
        #expect(
            NSItemProvider.of(page).registeredContentTypes == [
                .url, .utf8PlainText, .utf16PlainText,
            ])
        #expect(NSItemProvider.of(file).registeredContentTypes.first == .fileURL)
        #expect(NSItemProvider.of(file).suggestedName == "a.txt")
        let text = NSItemProvider.of("Milk")
        #expect(String(try await taken(AttributedString.self, from: text).characters) == "Milk")
    }

    @Test("The file of an item is lent to the handler with a name of its type")
    func lentFile() async throws {
        let provider = NSItemProvider.of(Note(title: "Milk"))
        let name = try await withCheckedThrowingContinuation { continuation in
            provider.loadFileRepresentation(for: .plainText) { url, isOriginal, error in
                continuation.resume(
                    with: url.map { .success($0.lastPathComponent) }
                        ?? .failure(error ?? CocoaError(.fileNoSuchFile)))
            }
        }
        #expect(name == "Milk.txt" || name == "Milk")
    }

    @Test("An item of Foundation's strings and addresses loads as objects")
    func objects() {
        let provider = NSItemProvider(object: "Milk" as NSString)
        #expect(provider.canLoadObject(ofClass: String.self))
        #expect(!provider.canLoadObject(ofClass: URL.self))
        let loaded = Mutex<String?>(nil)
        provider.loadObject(ofClass: String.self) { text, _ in loaded.withLock { $0 = text } }
        #expect(loaded.withLock { $0 } == "Milk")
        provider.loadObject(ofClass: NSString.self) { text, _ in
            loaded.withLock { $0 = (text as? NSString)?.description }
        }
        #expect(loaded.withLock { $0 } == "Milk")
    }
}
