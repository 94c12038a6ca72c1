import Foundation
import FrontHeadless
import Hosting
import Views
import Widgets

/// The previews of the running program: each `#Preview`, in the order of files and lines, then the
/// views of each `PreviewProvider`.
@MainActor
struct PreviewCatalog {
    private(set) var previews: [FoundPreview] = []

    init(configuration: LaunchConfiguration) throws {
        let registries = ConformingTypes.all(of: (any _PreviewRegistry).self)
            .compactMap { $0 as? any _PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
        for registry in registries { add(registry) }
        for type in ConformingTypes.all(of: (any PreviewProvider).self) {
            guard let provider = type as? any PreviewProvider.Type else { continue }
            try add(provider, configuration)
        }
    }

    private mutating func add(_ registry: any _PreviewRegistry.Type) {
        let preview = registry.makePreview()
        let file = registry.fileID.split(separator: "/").last.map(String.init) ?? ""
        let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
        append(
            FoundPreview(
                id: "\(stem)-\(preview.name ?? "\(registry.line)")",
                name: preview.name ?? "\(file):\(registry.line)", file: stem,
                traits: preview.traits,
                view: { AnyView(preview.body()) }))
    }

    /// Builds a provider's views in an app without a window, because only then are they known.
    private mutating func add(
        _ provider: any PreviewProvider.Type, _ configuration: LaunchConfiguration
    ) throws {
        var found: [PreviewDescription] = []
        let host = try Launch.host(
            {
                SingleViewApp("") {
                    SubviewsReader(provider.hiddenPreviews) { subviews in
                        let _ = found = subviews.map { $0.traits[PreviewDescription.self] }
                        EmptyView()
                    }
                }
            }, on: .windowSystem(HeadlessFront()), configuration)
        host.settleAll()
        host.kill()
        for (index, description) in found.enumerated() {
            var traits = PreviewTraits()
            traits.layout = description.layout
            traits.orientation = description.orientation
            let type = "\(provider)"
            let number = found.count == 1 ? type : "\(type)-\(index + 1)"
            append(
                FoundPreview(
                    id: description.name.map { "\(type)-\($0)" } ?? number,
                    name: description.name ?? number, traits: traits,
                    view: { AnyView(PreviewOfProvider(all: provider.hiddenPreviews, index: index)) }
                ))
        }
    }

    private mutating func append(_ preview: FoundPreview) {
        var preview = preview
        let plain = String(
            preview.id.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
        let taken = previews.map(\.id)
        var number = 1
        preview.id = plain
        while taken.contains(preview.id) {
            number += 1
            preview.id = "\(plain)-\(number)"
        }
        previews.append(preview)
    }

    subscript(id: String) -> FoundPreview {
        get throws(NoSuchPreview) {
            guard let found = previews.first(where: { $0.id == id }) else {
                throw NoSuchPreview(id: id, known: previews.map(\.id))
            }
            return found
        }
    }

    /// The previews of some files; all if there are none of them.
    func previews(ofFiles files: [String]) -> [FoundPreview] {
        let found = previews.filter { files.contains($0.file ?? "") }
        return found.isEmpty ? previews : found
    }

    /// One JSON object a line.
    var list: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return try previews.map {
                String(decoding: try encoder.encode(PreviewLine($0)), as: UTF8.self)
            }.joined(separator: "\n")
        }
    }
}

/// One of the views of a provider.
private struct PreviewOfProvider: View {
    let all: AnyView
    let index: Int

    var body: some View {
        SubviewsReader(all) { subviews in
            if index < subviews.count { subviews[index] }
        }
    }
}
