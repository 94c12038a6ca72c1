import SwiftUI

struct WindowsPage: View {
    @State private var showsSheet = false
    @State private var showsAlert = false
    @State private var showsDialog = false
    @State private var showsPopover = false
    @State private var answer = "none"

    var body: some View {
        Exhibit("Presentations") {
            Flow {
                Button("Sheet") { showsSheet = true }
                    .sheet(isPresented: $showsSheet) { SheetContent() }
                Button("Alert") { showsAlert = true }
                    .alert("Remove the note?", isPresented: $showsAlert) {
                        Button("Remove", role: .destructive) { answer = "removed" }
                        Button("Keep", role: .cancel) { answer = "kept" }
                    } message: {
                        Text("It cannot be brought back.")
                    }
                Button("Choices") { showsDialog = true }
                    .confirmationDialog("Save as", isPresented: $showsDialog) {
                        Button("Picture") { answer = "picture" }
                        Button("Text") { answer = "text" }
                    }
                Button("Popover") { showsPopover = true }
                    .popover(isPresented: $showsPopover) {
                        Text("A popover points at what it is about.")
                            .padding()
                    }
            }
            Text("Answer: \(answer)")
                .foregroundStyle(.secondary)
        }
        Exhibit("Menu") {
            Menu("Actions") {
                Button("Duplicate", systemImage: "plus.square.on.square") { answer = "duplicate" }
                Button("Rename", systemImage: "pencil") { answer = "rename" }
                Divider()
                Button("Delete", systemImage: "trash", role: .destructive) { answer = "delete" }
            }
            Text("Press the second button of the mouse here")
                .padding()
                .background(.background.secondary, in: RoundedRectangle(cornerRadius: 8))
                .contextMenu {
                    Button("Copy") { answer = "copy" }
                    Button("Share") { answer = "share" }
                }
        }
        Exhibit("Navigation") {
            NavigationStack {
                List(["Apples", "Pears", "Plums"], id: \.self) { name in
                    NavigationLink(name, value: name)
                }
                .navigationTitle("Fruit")
                .navigationDestination(for: String.self) { name in
                    Text("All about \(name.lowercased())")
                        .navigationTitle(name)
                }
            }
            .frame(maxWidth: 360)
            .frame(height: 220)
        }
    }
}

struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""

    var body: some View {
        VStack(spacing: 16) {
            Text("A sheet").font(.title2)
            TextField("Name", text: $name)
            HStack {
                Button("Cancel", role: .cancel) { dismiss() }
                Button("Save") { dismiss() }
                    .buttonStyle(.borderedProminent)
                    .disabled(name.isEmpty)
            }
        }
        .padding(24)
        .frame(maxWidth: 320)
    }
}
