import SwiftUI

/// Controls in the styles that there are, and in some of the gallery's own.
struct StylesPage: View {
    @State private var fruit = "Pear"
    @State private var isOpen = true
    @State private var days: Set<DateComponents> = []
    @State private var date = Date(timeIntervalSince1970: 1_767_225_600)
    @State private var load = 0.6
    /// Long ago until the button is pressed, so that the page looks the same at any time.
    @State private var started = Date(timeIntervalSince1970: 0)
    @State private var amount = 2.5

    private let fruits = ["Apple", "Pear", "Plum", "Cherry", "Fig", "Quince"]

    var body: some View {
        Exhibit("Pickers") {
            Flow(alignment: .top, spacing: 24) {
                picker.pickerStyle(.wheel)
                DatePicker("Date", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.wheel)
                    .labelsHidden()
            }
            Picker("Tool", selection: $fruit) {
                ForEach(["Apple", "Pear", "Plum"], id: \.self) { name in
                    Image(systemName: symbol(of: name)).tag(name)
                        .accessibilityLabel(name)
                }
            }
            .pickerStyle(.palette)
        }
        Exhibit("Days") {
            MultiDatePicker("Days", selection: $days).labelsHidden()
        }
        Exhibit("Values") {
            Stepper("Amount", value: $amount, in: 0...10, step: 0.5, format: .number)
            Gauge(value: load) {
                Text("Load")
            } currentValueLabel: {
                Text(load, format: .percent)
            } markedValueLabels: {
                Text("low").tag(0.25)
                Text("high").tag(0.75)
            }
            HStack {
                ProgressView(timerInterval: started...started.addingTimeInterval(60))
                Button("Start") { started = Date() }
            }
        }
        .frame(maxWidth: 340, alignment: .leading)
        Exhibit("Styles of one's own") {
            GroupBox("Ribbon") {
                LabeledContent("Author", value: "Ada").labeledContentStyle(StackedContent())
                DisclosureGroup("Details", isExpanded: $isOpen) { Text("Shown or not.") }
                    .disclosureGroupStyle(PlusDisclosure())
            }
            .groupBoxStyle(RibbonBox())
            .frame(maxWidth: 340, alignment: .leading)
            ControlGroup("Align", systemImage: "text.alignleft") {
                Button("Left", systemImage: "text.alignleft") {}
                Button("Middle", systemImage: "text.aligncenter") {}
                Button("Right", systemImage: "text.alignright") {}
            }
            .controlGroupStyle(.compactMenu)
        }
        Exhibit("Lists") {
            Flow(spacing: 16) {
                list("Plain").listStyle(.plain)
                list("Inset").listStyle(.inset(alternatesRowBackgrounds: true))
                list("Bordered").listStyle(.bordered)
            }
            Flow(spacing: 16) {
                list("Grouped").listStyle(.grouped)
                list("Cards").listStyle(.insetGrouped)
                list("Spaced").listStyle(.insetGrouped).listRowSpacing(6)
            }
        }
    }

    private var picker: some View {
        Picker("Fruit", selection: $fruit) {
            ForEach(fruits, id: \.self) { Text($0) }
        }
    }

    private func symbol(of name: String) -> String {
        switch name {
        case "Apple": "pencil"
        case "Pear": "paintbrush"
        default: "scissors"
        }
    }

    private func list(_ title: String) -> some View {
        List {
            Section(title) {
                ForEach(1..<4) { Text("Row \($0)") }
            }
        }
        .frame(width: 200, height: 180)
    }
}

/// A box with a ribbon at its leading edge.
private struct RibbonBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 12) {
            Rectangle().fill(.tint).frame(width: 4)
            VStack(alignment: .leading, spacing: 8) {
                configuration.label.font(.headline)
                configuration.content
            }
            Spacer(minLength: 0)
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

private struct StackedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption).foregroundStyle(.secondary)
            configuration.content
        }
    }
}

private struct PlusDisclosure: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Button {
                configuration.isExpanded.toggle()
            } label: {
                HStack {
                    Image(systemName: configuration.isExpanded ? "minus" : "plus")
                    configuration.label
                }
            }
            .buttonStyle(.borderless)
            if configuration.isExpanded { configuration.content }
        }
    }
}
