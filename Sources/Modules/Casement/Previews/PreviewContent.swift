import Logging
import Views
import Widgets

/// Shows a preview's view inside its modifiers, once their shared context has been made.
struct PreviewContent: View {
    let preview: FoundPreview
    @State private var contexts: [Any]?

    init(_ preview: FoundPreview) { self.preview = preview }

    var body: some View {
        if let contexts {
            zip(preview.traits.modifiers, contexts).reduce(preview.view()) {
                $1.0.modified($0, context: $1.1)
            }
        } else if preview.traits.modifiers.isEmpty {
            preview.view()
        } else {
            Color.clear.task { await makeContexts() }
        }
    }

    private func makeContexts() async {
        var made: [Any] = []
        for modifier in preview.traits.modifiers {
            do {
                made.append(try await type(of: modifier).anyContext())
            } catch {
                RuntimeWarnings.log("\(type(of: modifier)) made no context: \(error)")
                return
            }
        }
        contexts = made
    }
}

extension PreviewModifier {
    fileprivate static func anyContext() async throws -> Any { try await makeSharedContext() }
}
