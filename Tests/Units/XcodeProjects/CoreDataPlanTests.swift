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
        // A file that says `import SwiftUI` alone has `@FetchRequest`.
        #expect(fixture.manifest.contains(#""FoundationNetworking", "CasementCoreData""#))
    }

    @Test("Classes that a project wrote are generated with the types that they have there")
    func written() throws {
        let fixture = try PlannedFixture(Fixtures.coreData)
        #expect(try source(of: fixture).contains(#"var name: String = "A \"stop\"""#))
        #expect(fixture.manifest.contains(#""Project/Stop+CoreDataClass.swift","#))
        #expect(fixture.manifest.contains(#""Project/Stop+CoreDataProperties.swift","#))
        #expect(fixture.plan.missing.isEmpty)
    }

    @Test("What a class has besides its attributes is kept, as an extension on the same lines")
    func more() throws {
        let text = """
            import CoreData

            @objc(Stop)
            public class Stop: NSManagedObject, Named {
                @NSManaged public var name: String
                var title: String { name.uppercased() }
                enum Kind: Int16 { case town, peak }
                static let limit = 12
                convenience init(title: String) { self.init() }
                func reset() {
                    name = ""
                }
            }

            extension Stop {
                @nonobjc public class func fetchRequest() -> NSFetchRequest<Stop> {
                    NSFetchRequest<Stop>(entityName: "Stop")
                }
                @NSManaged private var kindValue: Int16
                @objc(addHikesObject:)
                @NSManaged public func addToHikes(_ value: Hike)
                var kind: Kind { get { Kind(rawValue: kindValue)! } set {} }
            }

            protocol Named { var name: String { get } }
            """
        let files = Fixtures.coreData.merging(["Hikes/Stop+CoreDataClass.swift": text]) { $1 }
        let fixture = try PlannedFixture(files)
        #expect(fixture.plan.missing.isEmpty)
        let copy = try #require(
            fixture.plan.files["Sources/Hikes/Generated/Stop+CoreDataClass.swift"])
        let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[2] == "" && lines[3] == "extension Stop: Named {" && lines[4] == "")
        #expect(lines[5] == "    var title: String { name.uppercased() }")
        #expect(copy.contains("static let limit = 12") && copy.contains("convenience init"))
        #expect(!copy.contains("NSManaged") && !copy.contains("fetchRequest"))
        #expect(!copy.contains("NSFetchRequest") && copy.contains("var kind: Kind {"))
        #expect(copy.contains("protocol Named"))
        #expect(try source(of: fixture).contains("final class Stop {"))
    }

    @Test(
        "What cannot stand in an extension is named",
        arguments: [
            ("override func awakeFromInsert() { name = \"\" }", "awakeFromInsert"),
            ("var cache = 1", "cache"), ("lazy var cache: [Int] = { [1] }()", "cache"),
            ("var cache: Int? { didSet { } }", "cache"), ("let limit: Int", "limit"),
            ("init(a: Int) { }", "init"), ("deinit { }", "deinit"),
        ])
    func fixed(member: String, name: String) throws {
        let text = """
            import CoreData
            public class Stop: NSManagedObject {
                @NSManaged public var name: String
                \(member)
                var title: String { name }
            }
            """
        let files = Fixtures.coreData.merging(["Hikes/Stop+CoreDataClass.swift": text]) { $1 }
        let row = try #require(try PlannedFixture(files).plan.missing.first)
        #expect(row.name == "Stop" && row.line == 2 && row.advice.hasPrefix("write \(name) in"))
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
