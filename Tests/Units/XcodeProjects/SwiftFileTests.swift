import Testing

@testable import XcodeProjects

struct SwiftFileTests {
    private func file(
        _ text: String, importing modules: Set<String> = ["SwiftUI"]
    ) -> SwiftFile {
        let conditions = CompilationConditions(modules: modules)
        return SwiftFile(conditions.active(SwiftTokens.all(of: Array(text.utf8))))
    }

    @Test("Imports are found with their lines, also of one declaration")
    func imports() {
        let file = file(
            """
            // import Comment
            @testable import One
            import struct Two.Value
            /* import /* Nested */ Three */
            let text = "import Four"
            """)
        #expect(file.imports.map(\.module) == ["One", "Two"])
        #expect(file.imports.map(\.line) == [2, 3])
    }

    @Test("Names are those that stand for something declared elsewhere")
    func uses() {
        let file = file(
            """
            struct Own<Item: Base>: View {
                enum Kind { case First, Second(Int) }
                var item: Item?
                func make<Key>(_ key: Key) -> Other.Inner { Third("\\(Fourth.value)") }
            }
            """)
        #expect(Set(file.uses.keys) == ["Base", "View", "Int", "Other", "Third", "Fourth"])
        #expect(file.uses["Other"] == 4)
        #expect(Set(file.members.keys) == ["Inner", "value"])
    }

    @Test("Code that is not compiled on Linux uses nothing")
    func conditions() {
        let text = """
            #if os(iOS)
            A()
            #elseif canImport(SwiftUI) && !targetEnvironment(simulator)
            B()
            #else
            C()
            #endif
            #if os(macOS) || (DEBUG && swift(>=5.5))
            D()
            #if canImport(UIKit)
            E()
            #endif
            #endif
            F()
            """
        #expect(Set(file(text).uses.keys) == ["B", "D", "F"])
        #expect(Set(file(text, importing: ["UIKit"]).uses.keys) == ["C", "D", "E", "F"])
    }

    @Test("Texts are none of the code, whatever is in them")
    func texts() {
        let text = #####"""
            let a = "\"A\" \(B("C")) // D"
            let b = #"E "F" \(G)"#
            let c = """
                H "I" \(J)
                """
            let d = "not ended
            K()
            """#####
        #expect(Set(file(text).uses.keys) == ["B", "J", "K"])
    }

    @Test("What cannot be Swift has an end")
    func anything() {
        for text in [
            "\"\\(\"\\(\"\\(", "/*/*/*", "#if", "#if (((((", "####\"", "func <", "case", "@",
        ] {
            _ = file(text)
            _ = file(String(repeating: text, count: 500))
        }
    }

    @Test("Classes are found with what they derive from")
    func superclasses() {
        let file = file(
            """
            final class Box<Item: Base>: UIView, Other {}
            struct Page: View {}
            class Plain { class func make() {} }
            class Cell: Package.Cell {}
            """)
        #expect(file.superclasses == ["UIView": 1, "Package": 4])
    }

    @Test("Names that Casement declares are there, and others missing")
    func known() {
        let names = KnownNames.shared
        for name in ["VStack", "padding", "Published", "URLSession", "compactMap", "FetchRequest"] {
            #expect(names.contains(name, borrowing: nil), "\(name)")
        }
        for name in ["UIColor", "NSColor", "MKMapView", "requestReview", "UIViewRepresentable"] {
            #expect(!names.contains(name, borrowing: nil), "\(name)")
        }
        for name in ["UIColor", "UIViewRepresentable", "UISearchBar"] {
            #expect(names.contains(name, borrowing: .uiKit))
        }
        for name in ["NSColor", "NSViewRepresentable", "addSubview"] {
            #expect(!names.contains(name, borrowing: .uiKit))
        }
        #expect(!names.contains("NSColor", borrowing: .uiKit))
    }
}
