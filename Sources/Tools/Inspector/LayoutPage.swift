import AutomationProtocol
import SwiftUI

/// What was proposed on the way from the window to a view, and what was answered.
struct LayoutPage: View {
    let nodes: [ElementLayout.Node]

    var body: some View {
        if nodes.isEmpty {
            Hint("The selected view shows nothing, or none is selected.")
        } else {
            ScrollView {
                Grid(
                    alignment: .leadingFirstTextBaseline, horizontalSpacing: 16, verticalSpacing: 6
                ) {
                    GridRow {
                        Text("Proposed")
                        Text("Size")
                        Text("By")
                    }
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    ForEach(Array(nodes.enumerated()), id: \.offset) { _, node in
                        NodeRow(node: node)
                    }
                }
                .padding()
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
    }
}

private struct NodeRow: View {
    let node: ElementLayout.Node

    var body: some View {
        GridRow {
            Text(node.proposal.description)
            Text(node.frame.sizeText)
            VStack(alignment: .leading, spacing: 2) {
                Text(name)
                ForEach(others, id: \.self) { answer in
                    Text("also asked \(answer.proposal.description): \(answer.size.description)")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .monospacedDigit()
    }

    private var name: String {
        node.values.isEmpty ? node.name : "\(node.name) (\(node.values.joined(separator: ", ")))"
    }

    private var others: [ElementLayout.Answer] {
        node.answers.filter { $0.proposal != node.proposal }
    }
}
