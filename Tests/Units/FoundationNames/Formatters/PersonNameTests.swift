import Foundation
import FoundationNames
import Testing

@Suite("Names of persons")
struct PersonNameTests {
    private func name(
        _ given: String? = nil, _ family: String? = nil, middle: String? = nil,
        prefix: String? = nil, suffix: String? = nil, nickname: String? = nil
    ) -> PersonNameComponents {
        var name = PersonNameComponents()
        name.givenName = given
        name.familyName = family
        name.middleName = middle
        name.namePrefix = prefix
        name.nameSuffix = suffix
        name.nickname = nickname
        return name
    }

    private func texts(_ name: PersonNameComponents, _ locale: String = "en_US") -> [String] {
        let styles: [PersonNameComponents.FormatStyle.Style] = [
            .short, .medium, .long, .abbreviated,
        ]
        return styles.map { name.formatted(.name(style: $0).locale(Locale(identifier: locale))) }
    }

    @Test("A name is written short, in the middle, long and as initials")
    func styles() {
        let whole = name(
            "Thomas", "Clark", middle: "Louis", prefix: "Dr.", suffix: "Esq.", nickname: "Tom")
        #expect(texts(whole) == ["Tom", "Thomas Clark", "Dr. Thomas Louis Clark Esq.", "TC"])
        #expect(name("ada", "lovelace").formatted(.name(style: .abbreviated)) == "AL")
    }

    @Test("Parts that are missing or empty leave no gaps")
    func missing() {
        #expect(texts(name("Ada")) == ["Ada", "Ada", "Ada", "A"])
        #expect(texts(name(nil, "Clark")) == ["Clark", "Clark", "Clark", "C"])
        #expect(texts(name("  ", "")) == ["", "", "", ""])
        #expect(texts(name()) == ["", "", "", ""])
    }

    @Test("The family name stands first where languages have it so")
    func order() {
        #expect(texts(name("小龍", "李"))[1] == "李小龍")
        #expect(texts(name("민준", "김"))[0...2] == ["김", "김민준", "김민준"])
        #expect(
            texts(name("János", "Kovács"), "hu_HU") == [
                "János", "Kovács János", "Kovács János", "KJ",
            ])
        #expect(texts(name("János", "Kovács"), "de_DE")[1] == "János Kovács")
    }

    @Test(
        "Names are read with their titles, or with the family name before a comma",
        arguments: [
            ("Ada Lovelace", "Ada||Lovelace||"), ("Ada", "Ada||||"),
            ("Dr. Thomas Louis Clark Esq.", "Thomas|Louis|Clark|Dr.|Esq."),
            ("Lovelace, Ada Augusta", "Ada|Augusta|Lovelace||"), ("李小龍", "小龍||李||"),
            ("Dr.", "Dr.||||"), ("Martin Luther King, Jr.", "Martin|Luther|King||Jr."),
        ])
    func reading(text: String, parts: String) throws {
        let name = try PersonNameComponents(text, strategy: .name)
        let found = [
            name.givenName, name.middleName, name.familyName, name.namePrefix, name.nameSuffix,
        ]
        #expect(found.map { $0 ?? "" }.joined(separator: "|") == parts)
    }

    @Test("A text without a name is refused")
    func refused() {
        #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
    }
}
