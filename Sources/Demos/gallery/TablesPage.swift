import SwiftUI

struct TablesPage: View {
    @State private var cities = City.all
    @State private var order = [KeyPathComparator(\City.name)]
    @State private var selection: Set<City.ID> = ["Graz"]
    @State private var columns = TableColumnCustomization<City>()
    @State private var mode = EditMode.inactive
    @State private var names = ["Ada", "Grace", "Alan"]

    var body: some View {
        Exhibit("Table") {
            Table(
                cities, selection: $selection, sortOrder: $order, columnCustomization: $columns
            ) {
                TableColumn("City", value: \.name).customizationID("city")
                TableColumn("Country", value: \.country).customizationID("country")
                TableColumn("People", value: \.people) { Text("\($0.people)").monospacedDigit() }
                    .alignment(.numeric)
                    .customizationID("people")
            }
            .onChange(of: order) { cities.sort(using: $1) }
            .frame(height: 230)
        }
        Exhibit("Outline") {
            Table(Branch.all, children: \.children) {
                TableColumn("Name", value: \.name)
                TableColumn("Kind", value: \.kind)
            }
            .tableStyle(.bordered(alternatesRowBackgrounds: false))
            .frame(height: 160)
        }
        Exhibit("Editing") {
            VStack(alignment: .leading) {
                EditButton()
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onDelete { names.remove(atOffsets: $0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
                .frame(maxWidth: 300)
                .frame(height: 120)
            }
            .environment(\.editMode, $mode)
        }
        Exhibit("Split view") {
            HSplitView {
                Text("Left").frame(minWidth: 80, maxWidth: .infinity, maxHeight: .infinity)
                Text("Right").frame(minWidth: 80, maxWidth: .infinity, maxHeight: .infinity)
            }
            .frame(maxWidth: 420)
            .frame(height: 80)
        }
    }
}

private struct City: Identifiable {
    let name: String
    let country: String
    let people: Int
    var id: String { name }

    static let all = [
        City(name: "Bern", country: "Switzerland", people: 134_000),
        City(name: "Brno", country: "Czechia", people: 396_000),
        City(name: "Ghent", country: "Belgium", people: 265_000),
        City(name: "Graz", country: "Austria", people: 292_000),
        City(name: "Lyon", country: "France", people: 522_000),
    ]
}

private struct Branch: Identifiable {
    let name: String
    let kind: String
    var children: [Branch]?
    var id: String { name }

    static let all = [
        Branch(
            name: "Conifers", kind: "Division",
            children: [
                Branch(name: "Pine", kind: "Genus"), Branch(name: "Spruce", kind: "Genus"),
            ]),
        Branch(name: "Ferns", kind: "Division"),
    ]
}
