import SwiftUI

struct ListsPage: View {
    @State private var selection: String? = "Mars"
    @State private var isOn = true
    @State private var name = "Ada"
    @State private var tab = 0

    private let inner = ["Mercury", "Venus", "Earth", "Mars"]
    private let outer = ["Jupiter", "Saturn", "Uranus", "Neptune"]

    var body: some View {
        Exhibit("List") {
            Flow(alignment: .top, spacing: 24) {
                List(selection: $selection) {
                    Section("Inner planets") {
                        ForEach(inner, id: \.self) { Text($0) }
                    }
                    Section("Outer planets") {
                        ForEach(outer, id: \.self) { Text($0) }
                    }
                }
                .frame(width: 260, height: 260)
                List(0..<30) { row in
                    HStack {
                        Text("Row \(row)")
                        Spacer()
                        Text("\(row * row)")
                            .foregroundStyle(.secondary)
                            .monospacedDigit()
                    }
                }
                .frame(width: 260, height: 260)
            }
        }
        Exhibit("Form") {
            Form {
                Section("Profile") {
                    TextField("Name", text: $name)
                    Toggle("Visible", isOn: $isOn)
                    LabeledContent("Version", value: "1.0")
                }
            }
            .formStyle(.grouped)
            .frame(maxWidth: 420)
            .frame(height: 200)
        }
        Exhibit("Tabs") {
            TabView(selection: $tab) {
                Text("The first tab").tabItem { Label("First", systemImage: "1.circle") }.tag(0)
                Text("The second tab").tabItem { Label("Second", systemImage: "2.circle") }.tag(1)
            }
            .frame(maxWidth: 420)
            .frame(height: 140)
        }
    }
}
