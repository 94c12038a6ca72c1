import CasementTesting
import SwiftUI
import Testing

/// A name edited by a child that has nothing but a binding, through the system's text field.
@MainActor
struct GuestbookTests {
    private struct Guest {
        var visits = 3
        var name = ""
    }

    private struct Guestbook: View {
        @State private var guest = Guest()

        var body: some View {
            VStack(alignment: .center, spacing: 14) {
                Text("Guest: \(guest.name), \(guest.visits) visits")
                Button("Forget") { guest.name = "" }
                    .disabled(guest.name.isEmpty)
                NameField(text: $guest.name)
                Spacer()
            }
            .padding([.top, .bottom])
        }
    }

    private struct NameField: View {
        @Binding var text: String

        var body: some View {
            TextField("Enter name", text: $text).padding()
        }
    }

    private struct NameField_Previews: PreviewProvider {
        static var previews: some View {
            NameField(text: .constant("test"))
                .previewLayout(.sizeThatFits)
                .previewDisplayName("A name")
        }
    }

    private let app = TestApp { Guestbook() }

    @Test("S-082, S-186: every key stroke reaches the owner, and leaves its other fields alone")
    func typing() {
        #expect(!app.find("Forget").isEnabled)
        let field = app.find("Enter name", role: .textField)
        field.type("To")
        app.find("Guest: To, 3 visits").expect()
        field.type("ad")
        app.key("Backspace")
        app.find("Guest: Toa, 3 visits").expect()
        field.expectValue("Toa")
    }

    @Test("What the owner empties is empty in the field, and the button is disabled again")
    func emptying() {
        app.find("Enter name", role: .textField).type("Rat")
        app.find("Forget").tap()
        app.find("Enter name", role: .textField).expectValue("")
        #expect(!app.find("Forget").isEnabled)
    }
}
