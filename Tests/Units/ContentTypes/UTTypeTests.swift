import Foundation
import Testing

@testable import ContentTypes

/// Types of data, by identifier, by tag and by what they are a kind of.
struct UTTypeTests {
    @Test("S-450: a type conforms to all types that it is a kind of, and to itself")
    func conformance() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType.image.isSupertype(of: .jpeg))
        #expect(UTType.applicationBundle.supertypes.contains(.package))
    }

    @Test("S-451: a file extension names a declared type in any case")
    func extensions() {
        #expect(UTType(filenameExtension: "JSON") == .json)
        #expect(UTType(filenameExtension: "jpg") == .jpeg)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType(mimeType: "image/png") == .png)
        #expect(UTType(filenameExtension: "png", conformingTo: .audio)?.isDynamic == true)
        #expect(UTType(filenameExtension: "") == nil)
    }

    @Test("S-452: an unknown file extension makes a dynamic type, which keeps it")
    func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "xyzzy"))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.preferredFilenameExtension == "xyzzy")
        #expect(type.conforms(to: .data) && !type.conforms(to: .text))
        let text = try #require(UTType(filenameExtension: "xyzzy", conformingTo: .plainText))
        #expect(text.conforms(to: .text))
        #expect(UTType(text.identifier)?.conforms(to: .text) == true)
    }

    @Test("S-453: an identifier that nothing declares is not a type, unless the program exports it")
    func exported() throws {
        #expect(UTType("com.example.budget") == nil)
        #expect(UTType("public.json") == .json)
        let type = UTType(exportedAs: "com.example.budget", conformingTo: .json)
        #expect(type.conforms(to: .json) && type.conforms(to: .text))
        #expect(type.preferredFilenameExtension == "budget")
        let copy = try JSONDecoder().decode(
            [UTType].self, from: try JSONEncoder().encode([type, .png]))
        #expect(copy == [type, .png])
    }

    @Test("Types that an Info.plist declares have its tags and supertypes")
    func declared() {
        let entry: [String: Any] = [
            "UTTypeIdentifier": "com.example.score", "UTTypeConformsTo": "public.xml",
            "UTTypeTagSpecification": ["public.filename-extension": ["score", "sc"]],
        ]
        let list: [String: Any] = ["UTExportedTypeDeclarations": [entry, [:]]]
        let types = DeclaredTypes(list.typeDeclarations)
        #expect(types["com.example.score"]?.supertypes == ["public.xml"])
        #expect(types.identifiers("SC", .filenameExtension) == ["com.example.score"])
    }

    @Test("A name gets the type's extension unless it has one of the type")
    func fileNames() {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(
            folder.appendingPathComponent("a", conformingTo: .json).lastPathComponent == "a.json")
        #expect(
            folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent
                == "a.jpg")
        #expect(
            folder.appendingPathComponent("a.txt").appendingPathExtension(for: .png)
                .lastPathComponent == "a.txt.png")
    }

    @Test("All declared types name only declared supertypes, and each identifier once")
    func table() {
        let known = Set(TypeDeclaration.common.map(\.identifier))
        #expect(known.count == TypeDeclaration.common.count)
        for declaration in TypeDeclaration.common {
            for parent in declaration.supertypes { #expect(known.contains(parent)) }
        }
    }

    @Test("A folder is a folder, whatever its name ends with, unless that is a package's ending")
    func folders() {
        let url = URL(fileURLWithPath: "/tmp/notes.txt")
        #expect(UTType.of(url, isFolder: true) == .folder)
        #expect(UTType.of(url, isFolder: false) == .plainText)
        #expect(UTType.of(URL(fileURLWithPath: "/tmp/a.rtfd"), isFolder: true) == .rtfd)
        let own = UTType(exportedAs: "com.example.budget", conformingTo: .json)
        #expect(own.contains(URL(fileURLWithPath: "/a.budget"), isFolder: false))
        #expect(!own.contains(URL(fileURLWithPath: "/a.budget"), isFolder: true))
    }
}
