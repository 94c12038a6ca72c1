import SwiftUI

/// An app with one of each control, as a screen reader tells of them.
@main
struct ReaderProbe: App {
    var body: some Scene {
        WindowGroup("Reader") { Controls() }.defaultSize(width: 420, height: 760)
    }
}

struct Controls: View {
    @State private var isOn = false
    @State private var volume = 50.0
    @State private var copies = 1
    @State private var colour = "Red"
    @State private var size = "Small"
    @State private var name = ""
    @State private var password = ""
    @State private var notes = ""
    @State private var fruit: String?
    @State private var isOpen = false
    @State private var asks = false
    @State private var showsSheet = false

    var body: some View {
        VStack(alignment: .leading) {
            Text("Settings").font(.headline).accessibilityAddTraits(.isHeader)
            TextField("Name", text: $name)
            SecureField("Password", text: $password)
            Button("Save") { AccessibilityNotification.Announcement("Saved").post() }
            Button("Off") {}.disabled(true)
            Toggle("Wireless", isOn: $isOn)
            Slider(value: $volume, in: 0...100, step: 10) { Text("Volume") }
            Stepper("Copies", value: $copies, in: 1...5)
            Picker("Colour", selection: $colour) {
                ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
            }
            Picker("Size", selection: $size) {
                ForEach(["Small", "Large"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            Button("Rating") {}
                .accessibilityValue("three of five").accessibilityHint("Changes the rating")
            DisclosureGroup("Details", isExpanded: $isOpen) { Text("More about it") }
            Menu("Actions") {
                Button("Copy") {}
                Button("Delete", role: .destructive) {}
            }
            List(["Apples", "Pears", "Plums"], id: \.self, selection: $fruit) { Text($0) }
                .frame(height: 110)
            Button("Ask") { asks = true }
            Button("Open") { showsSheet = true }
            TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 40)
        }
        .padding()
        .alert("Delete all?", isPresented: $asks) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Nothing brings it back.")
        }
        .sheet(isPresented: $showsSheet) {
            VStack {
                Text("In the sheet")
                Button("Close") { showsSheet = false }
            }
            .padding()
        }
    }
}
