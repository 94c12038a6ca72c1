import Assets
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
        #expect(reader.problems == ["\(catalog.path)/Badges/Contents.json is no valid JSON"])
    }

    @Test("A catalog that is not there has no assets")
    func absent() {
        let reader = CatalogReader(catalog: "/nowhere/Assets.xcassets")
        #expect(reader.items.isEmpty && reader.problems.isEmpty)
    }
}
