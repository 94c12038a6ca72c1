import Foundation
import ProjectFixtures
import Testing

@testable import XcodeProjects

struct CoreDataPlanTests {
    private func source(of fixture: PlannedFixture) throws -> String {
        try #require(fixture.plan.files["Sources/Hikes/Generated/HikesModel.swift"])
    }

    @Test("The entities of the current version become classes with their attributes")
    func attributes() throws {
        let fixture = try PlannedFixture(Fixtures.coreData)
        let source = try source(of: fixture)
        for line in [
            "final class Hike {", "@Attribute(.unique) var code: String?", "var start: Date?",
            "var days: Int16 = 2", "var isDone: Bool = false",
            "@Attribute(.externalStorage) var photo: Data?", "#Index<Hike>([\\.start])",
            "@Relationship(deleteRule: .cascade, inverse: \\Stop.hike) var stopsObjects: [Stop] = []",
            "var stops: NSSet? {", "func addToStops(_ value: Stop) {",
        ] {
            #expect(source.contains(line), "\(line)")
        }
        #expect(fixture.plan.remarks.contains { $0.contains("the current version is used") })
        #expect(fixture.manifest.contains(#""CoreData=CasementCoreData","#))
    }

    @Test("Classes that a project wrote are generated with the types that they have there")
    func written() throws {
        let fixture = try PlannedFixture(Fixtures.coreData)
        #expect(try source(of: fixture).contains(#"var name: String = "A \"stop\"""#))
        #expect(fixture.manifest.contains(#""Project/Stop+CoreDataClass.swift","#))
        #expect(fixture.manifest.contains(#""Project/Stop+CoreDataProperties.swift","#))
        #expect(fixture.plan.missing.isEmpty)
    }

    @Test("A class that has more than its attributes is named with what to move")
    func more() throws {
        let text = """
            import CoreData
            public class Stop: NSManagedObject {
                @NSManaged public var name: String
                var title: String { name.uppercased() }
            }
            """
        let files = Fixtures.coreData.merging(["Hikes/Stop+CoreDataClass.swift": text]) { $1 }
        let row = try #require(try PlannedFixture(files).plan.missing.first)
        #expect(row.name == "Stop" && row.line == 2 && row.advice.contains("move title"))
    }

    @Test("A container finds the entities by the model's name")
    func container() throws {
        let fixture = try PlannedFixture(Fixtures.coreData)
        let source = try #require(
            fixture.plan.files["Sources/Hikes/Generated/ModelContainers.swift"])
        #expect(source.contains(#""Hikes": [Hike.self, Stop.self],"#))
    }

    @Test("A model that cannot be read is named")
    func damaged() throws {
        let path = "Hikes/Hikes.xcdatamodeld/Hikes 2.xcdatamodel/contents"
        let files = Fixtures.coreData.merging([path: "<model><entity"]) { $1 }
        #expect(try PlannedFixture(files).plan.remarks.contains { $0.contains("cannot be read") })
    }

    @Test("XML is read with its attributes, and refused where it is damaged")
    func markup() throws {
        let root = try #require(
            MarkupElement.read(
                Array("<?xml?><!-- <a> --><a b='1' c=\"&lt;&amp;amp;\"><d/><d e=\"\"></d></a>".utf8)
            ))
        #expect(root.name == "a" && root.attributes == ["b": "1", "c": "<&amp;"])
        #expect(root.children("d").count == 2)
        for text in [
            "", "<a", "<a>", "<a></b>", "<a b></a>", "<a b=1/>", "<!--",
            String(repeating: "<a>", count: 200),
        ] {
            #expect(MarkupElement.read(Array(text.utf8)) == nil, "\(text)")
        }
    }
}
