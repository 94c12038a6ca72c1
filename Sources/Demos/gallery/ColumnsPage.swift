import SwiftUI

/// Split views, adaptable tabs, inspectors, and shapes of containers.
struct ColumnsPage: View {
    @State private var showsInspector = false

    var body: some View {
        Exhibit("Split view") {
            Library().framed(height: 260)
        }
        Exhibit("Tabs as a sidebar") {
            AdaptableTabs().framed(height: 300)
        }
        Exhibit("Inspector") {
            VStack {
                Toggle("Details", isOn: $showsInspector)
                Text("Drag the line beside the inspector.").foregroundStyle(.secondary)
            }
            .padding()
            .inspector(isPresented: $showsInspector) {
                Form {
                    LabeledContent("Width", value: "640")
                    LabeledContent("Height", value: "480")
                }
                .inspectorColumnWidth(min: 140, ideal: 200, max: 280)
            }
            .framed(height: 160)
            .onGeometryChange(for: Bool.self) {
                $0.size.width > 400
            } action: {
                showsInspector = $0
            }
        }
        Exhibit("Container shapes and hover") {
            Flow(spacing: 16) {
                ContainerRelativeShape()
                    .fill(.tint)
                    .padding(10)
                    .frame(width: 120, height: 80)
                    .background(.quaternary, in: .rect(cornerRadius: 24))
                    .containerShape(.rect(cornerRadius: 24))
                Text("Lifted").padding(12).background(.background.secondary, in: .capsule)
                    .hoverEffect(.lift)
                Text("Highlighted").padding(8).hoverEffect()
            }
        }
    }
}

/// Links in the first column replace what the last one shows.
private struct Library: View {
    private let shelves = ["Poems", "Novels", "Atlases"]

    var body: some View {
        NavigationSplitView {
            List(shelves, id: \.self) { shelf in
                NavigationLink(shelf, value: shelf)
            }
            .navigationTitle("Shelves")
            .navigationSplitViewColumnWidth(min: 140, ideal: 180, max: 240)
            .navigationDestination(for: String.self) { shelf in
                ContentUnavailableView(shelf, systemImage: "books.vertical")
                    .navigationTitle(shelf)
            }
        } detail: {
            ContentUnavailableView("Choose a shelf", systemImage: "book")
        }
    }
}

private struct AdaptableTabs: View {
    @State private var customization = TabViewCustomization()

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Home") }
                .badge(2).customizationID("home")
            TabSection("Library") {
                Tab("Songs", systemImage: "music.note") { Text("Songs") }
                    .customizationID("songs")
                Tab("Films", systemImage: "film") { Text("Films") }
                    .customizationID("films")
            }
            .sectionActions { Button("New list", systemImage: "plus") {} }
            Tab(role: .search) { Text("Search") }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($customization)
    }
}
