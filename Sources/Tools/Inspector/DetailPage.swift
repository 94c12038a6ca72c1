import AutomationProtocol
import SwiftUI

/// The properties, the modifiers and the environment of a view.
struct DetailPage: View {
    let detail: ViewDetail?
    let edit: (String, String) -> Void

    var body: some View {
        if let detail {
            Form {
                Section("Properties") {
                    if detail.properties.isEmpty { Text("None").foregroundStyle(.secondary) }
                    ForEach(detail.properties, id: \.name) { property in
                        PropertyRow(property: property, edit: edit)
                    }
                }
                if let node = detail.layout.last(where: { !$0.view.isEmpty }) {
                    Section("Place") {
                        LabeledContent("In", value: detail.reasons.views.joined(separator: " in "))
                        LabeledContent("Size", value: node.frame.sizeText)
                    }
                }
                Section("Environment") {
                    ForEach(detail.environment, id: \.name) { value in
                        LabeledContent(value.name, value: value.value)
                    }
                }
            }
            .formStyle(.grouped)
        } else {
            Hint("Select a view on the left, or press Pick and then a view in the app.")
        }
    }
}

/// A property with its value, which can be written if it is of a simple type.
private struct PropertyRow: View {
    let property: ViewDetail.Property
    let edit: (String, String) -> Void
    @State private var text = ""
    @FocusState private var isEditing: Bool

    var body: some View {
        LabeledContent {
            if property.isEditable {
                TextField(property.name, text: $text)
                    .labelsHidden()
                    .textFieldStyle(.roundedBorder)
                    .focused($isEditing)
                    .onSubmit { edit(property.name, text) }
                    .frame(maxWidth: 260)
            } else {
                Text(property.value).lineLimit(4).textSelection(.enabled)
            }
        } label: {
            VStack(alignment: .leading) {
                Text((property.wrapper.map { "@\($0) " } ?? "") + property.name)
                Text(property.type).font(.caption).foregroundStyle(.secondary)
            }
            .padding(.vertical, 6)
        }
        .onChange(of: property.value, initial: true) { if !isEditing { text = plainValue } }
    }

    /// The value without the quotation marks around a text.
    private var plainValue: String {
        let value = property.value
        guard value.hasPrefix("“"), value.hasSuffix("”") else { return value }
        return String(value.dropFirst().dropLast())
    }
}

/// What a page says while it has nothing to show.
struct Hint: View {
    let text: String

    init(_ text: String) { self.text = text }

    var body: some View {
        Text(text)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension CGRect {
    var sizeText: String { "\(Double(width).shortText) × \(Double(height).shortText)" }
}

extension Double {
    fileprivate var shortText: String { formatted(.number.precision(.fractionLength(0...1))) }
}
