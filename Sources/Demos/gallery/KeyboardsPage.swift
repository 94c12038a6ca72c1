import SwiftUI

/// What fields say about the text they expect, for the keyboard on the screen:
/// `CASEMENT_SCREEN_KEYBOARD=always` shows it.
struct KeyboardsPage: View {
    @State private var name = ""
    @State private var mail = ""
    @State private var address = ""
    @State private var phone = ""
    @State private var amount = ""
    @State private var pin = ""
    @State private var notes = ""
    @State private var sent = 0
    @FocusState private var focus: Field?

    private enum Field { case name, mail }

    var body: some View {
        Exhibit("Who") {
            TextField("Full name", text: $name)
                .textInputAutocapitalization(.words)
                .submitLabel(.next)
                .focused($focus, equals: .name)
                .onSubmit { focus = .mail }
            TextField("E-mail", text: $mail)
                .keyboardType(.emailAddress)
                .submitLabel(.send)
                .focused($focus, equals: .mail)
                .onSubmit { sent += 1 }
            Text("Sent \(sent) times")
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: 340)
        Exhibit("Digits") {
            TextField("Telephone", text: $phone)
                .keyboardType(.phonePad)
            TextField("Amount", text: $amount)
                .keyboardType(.decimalPad)
            SecureField("PIN", text: $pin)
                .keyboardType(.numberPad)
        }
        .frame(maxWidth: 340)
        Exhibit("Addresses and text") {
            TextField("Web address", text: $address)
                .keyboardType(.URL)
                .submitLabel(.go)
            TextEditor(text: $notes)
                .frame(height: 80)
                .accessibilityLabel("Notes")
                .accessibilityIdentifier("notes")
        }
        .frame(maxWidth: 340)
    }
}
