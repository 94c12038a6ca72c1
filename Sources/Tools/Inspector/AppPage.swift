import AutomationProtocol
import SwiftUI

/// What is wrong with the app as a whole, what it keeps, and what its views take of the memory.
struct AppPage: View {
    let facts: AppInspection?
    let kinds: [NodeKind]
    let read: () -> Void

    /// Kinds of nodes that are shown.
    private static let most = 30

    var body: some View {
        Form {
            Section("Names, contrast, cut-off texts") {
                let findings = facts?.findings ?? []
                if findings.isEmpty { Text("Nothing was found").foregroundStyle(.secondary) }
                ForEach(Array(findings.prefix(100).enumerated()), id: \.offset) { _, finding in
                    Text("Window \(finding.window): \(finding.sentence)")
                }
            }
            ForEach(facts.map { $0.storage.keys.sorted() } ?? [], id: \.self) { window in
                Section("Scene storage of window \(window)") {
                    let values = facts?.storage[window] ?? [:]
                    if values.isEmpty { Text("Empty").foregroundStyle(.secondary) }
                    ForEach(values.keys.sorted(), id: \.self) { key in
                        LabeledContent(key, value: "\(values[key]?.propertyList ?? "")")
                    }
                }
            }
            Section("Memory of nodes") {
                ForEach(kinds.prefix(Self.most), id: \.name) { kind in
                    LabeledContent(
                        "\(kind.count) × \(kind.name)",
                        value: kind.bytes.formatted(.byteCount(style: .memory)))
                }
            }
        }
        .formStyle(.grouped)
        .onAppear(perform: read)
    }
}
