import Assets
import Foundation
import Testing

struct CatalogReaderTests {
    @Test("S-490: A folder is part of its assets' names only if it provides a namespace")
    func namespaces() throws {
        let catalog = try CatalogFolder()
        try catalog.write("Logo.imageset/Contents.json", #"{"images": []}"#)
        try catalog.write("Brand/Deep.colorset/Contents.json", #"{"colors": []}"#)
        try catalog.write("Badges/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try catalog.write("Badges/Gold.imageset/Contents.json", #"{"images": []}"#)
        try catalog.write("Badges/Small/Tin.imageset/Contents.json", #"{"images": []}"#)
        try catalog.write("AppIcon.appiconset/Contents.json", "{}")
        let reader = CatalogReader(catalog: catalog.path)
        #expect(reader.items.map(\.name) == ["Badges/Gold", "Badges/Tin", "Deep", "Logo"])
        #expect(reader.items.map(\.kind) == [.image, .image, .color, .image])
        #expect(reader.problems.isEmpty)
    }

    @Test("A folder whose description is broken is reported, and its assets are listed")
    func brokenFolder() throws {
        let catalog = try CatalogFolder()
        try catalog.write("Badges/Contents.json", "{")
        try catalog.write("Badges/Gold.imageset/Contents.json", "{}")
        let reader = CatalogReader(catalog: catalog.path)
        #expect(reader.items.map(\.name) == ["Gold"])
        #expect(reader.problems == ["\(catalog.path)/Badges/Contents.json is not valid JSON"])
    }

    @Test("A catalog that is not there has no assets")
    func absent() {
        let reader = CatalogReader(catalog: "/nowhere/Assets.xcassets")
        #expect(reader.items.isEmpty && reader.problems.isEmpty)
    }

    @Test(
        "Links in a circle and to one folder from several are read once", .timeLimit(.minutes(60)))
    func circles() throws {
        let catalog = try CatalogFolder()
        try catalog.write("Gold.imageset/Contents.json", "{}")
        for name in ["a", "b"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(catalog.path)/\(name)", withDestinationPath: ".")
        }
        // Each of thirty folders has two links to the next one.
        for level in 0..<30 {
            try catalog.write("level\(level)/note", "")
            for name in ["a", "b"] {
                try FileManager.default.createSymbolicLink(
                    atPath: "\(catalog.path)/level\(level)/\(name)",
                    withDestinationPath: "../level\(level + 1)")
            }
        }
        let reader = CatalogReader(catalog: catalog.path)
        #expect(reader.items.map(\.name) == ["Gold"])
        #expect(reader.problems.contains { $0.contains("/a is read already") })
    }

    @Test("A pipe in place of a description is reported")
    func pipe() throws {
        let catalog = try CatalogFolder()
        try catalog.write("Badges/Gold.imageset/Contents.json", "{}")
        #expect(mkfifo("\(catalog.path)/Badges/Contents.json", 0o600) == 0)
        let reader = CatalogReader(catalog: catalog.path)
        #expect(reader.problems == ["\(catalog.path)/Badges/Contents.json cannot be read"])
    }
}
