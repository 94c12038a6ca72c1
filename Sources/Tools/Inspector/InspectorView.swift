import AutomationProtocol
import SwiftUI

/// The outline of an app's views, and what is known of the selected one.
struct InspectorView: View {
    @ObservedObject var inspection: Inspection
    @SceneStorage("page") private var page = Page.view

    private enum Page: String, CaseIterable, Identifiable {
        case view = "View"
        case layout = "Layout"
        case why = "Why"
        case turns = "Turns"
        case app = "App"

        var id: Self { self }
    }

    var body: some View {
        HSplitView {
            outline.frame(minWidth: 240, idealWidth: 320, maxWidth: .infinity)
            VStack(spacing: 0) {
                Picker("Page", selection: $page) {
                    ForEach(Page.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                .padding(8)
                Divider()
                shownPage.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                if let problem = inspection.problem {
                    Divider()
                    Text(problem)
                        .font(.callout)
                        .foregroundStyle(.red)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding(8)
                }
            }
            .frame(minWidth: 400, idealWidth: 640, maxWidth: .infinity)
        }
        .task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .milliseconds(300))
                inspection.refresh()
            }
        }
    }

    private var outline: some View {
        VStack(spacing: 0) {
            HStack {
                Button(inspection.isPicking ? "Press in the app…" : "Pick", action: inspection.pick)
                    .disabled(inspection.isPicking)
                    .help("Press a view in the app to select it; Escape ends that")
                Spacer()
                Toggle("Highlight", isOn: $inspection.highlights)
                    .fixedSize()
                    .help("Dims all of the app but the selected view")
            }
            .padding(8)
            Divider()
            List(inspection.rows, selection: $inspection.selection) { row in
                OutlineRow(row: row) { inspection.toggle(row) }
            }
            .listStyle(.sidebar)
        }
    }

    @ViewBuilder private var shownPage: some View {
        switch page {
        case .view: DetailPage(detail: inspection.detail, edit: inspection.edit)
        case .layout: LayoutPage(nodes: inspection.detail?.layout ?? [])
        case .why: ReasonsPage(reasons: inspection.detail?.reasons)
        case .turns: TurnsPage(turns: inspection.turns)
        case .app:
            AppPage(facts: inspection.facts, kinds: inspection.kinds, read: inspection.readFacts)
        }
    }
}

/// A view of the outline, with a triangle if there are others in it.
private struct OutlineRow: View {
    let row: ViewRow
    let toggle: () -> Void

    var body: some View {
        HStack(spacing: 4) {
            Button(action: toggle) {
                Image(systemName: row.isOpen ? "chevron.down" : "chevron.right")
                    .font(.caption)
                    .frame(width: 14)
            }
            .buttonStyle(.plain)
            .opacity(row.view.children.isEmpty ? 0 : 1)
            .disabled(row.view.children.isEmpty)
            .accessibilityLabel(row.isOpen ? "Close" : "Open")
            Text(row.view.name)
                .fontWeight(row.view.isOwn ? .semibold : .regular)
                .foregroundStyle(row.view.isOwn ? .primary : .secondary)
                .lineLimit(1)
            if row.depth == 0 {
                Text("window \(row.view.window)").font(.caption).foregroundStyle(.secondary)
            }
        }
        .padding(.leading, Double(min(row.depth, 24)) * 10)
    }
}
