/// Writes the Swift names of the assets in catalogs, as Xcode does for an app.
package struct AssetSymbols {
    /// A folder that provides a namespace, with what is inside.
    private struct Group {
        var symbols: [(name: String, item: AssetItem)] = []
        var groups: [(name: String, path: String, group: Group)] = []

        /// Returns the asset that has the name already.
        mutating func insert(
            _ item: AssetItem, _ name: String, _ path: ArraySlice<String>, prefix: String = ""
        ) -> AssetItem? {
            guard let folder = path.first else {
                if let taken = symbols.first(where: { $0.name == name }) { return taken.item }
                symbols.append((name, item))
                return nil
            }
            let own = SymbolName.namespace(folder) ?? "_"
            let index = groups.firstIndex { $0.name == own } ?? groups.endIndex
            if index == groups.endIndex { groups.append((own, prefix + folder, Group())) }
            return groups[index].group.insert(
                item, name, path.dropFirst(), prefix: "\(prefix)\(folder)/")
        }
    }

    private let bundle: String
    private var colors = Group()
    private var images = Group()
    /// A sentence for each asset that has no name of its own.
    package private(set) var problems: [String] = []

    /// The bundle is a Swift expression.
    package init(_ items: [AssetItem], bundle: String) {
        self.bundle = bundle
        for item in items.sorted(by: { $0.name < $1.name }) {
            let path = item.name.split(separator: "/").map(String.init)
            guard let last = path.last else { continue }
            guard let name = SymbolName.property(last, of: item.kind) else {
                problems.append("\(item.folder) has a name without a letter, and gets no symbol")
                continue
            }
            let other: AssetItem?
            switch item.kind {
            case .color: other = colors.insert(item, name, path.dropLast())
            case .image, .symbol: other = images.insert(item, name, path.dropLast())
            case .data: other = nil
            }
            // The same asset in two catalogs is no mistake: the first of them counts.
            if let other, other.name != item.name {
                problems.append(
                    "\(item.folder) has the symbol “\(name)” of \(other.folder): rename one")
            }
        }
    }

    /// The text of a file for the app's target.
    package var source: String {
        """
        // Made from the asset catalogs of this target. Changes to it are lost.
        import Foundation
        import SwiftUI
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif

        private let resourceBundle = \(bundle)

        extension ColorResource {
        \(resources(colors, "color", "ColorResource"))}

        extension ImageResource {
        \(resources(images, "image", "ImageResource"))}

        extension Color {
        \(values(colors, "color", "Color", "Color(", besides: SymbolConflicts.color))}

        extension ShapeStyle where Self == Color {
        \(values(colors, "color", "Color", "Color(", besides: SymbolConflicts.shapeStyle, nested: false))}

        #if canImport(UIKit)
        extension UIColor {
        \(values(colors, "color", "UIColor", "UIColor(resource: ", besides: SymbolConflicts.platformColor))}

        extension UIImage {
        \(values(images, "image", "UIImage", "UIImage(resource: ", besides: SymbolConflicts.platformImage))}
        #elseif canImport(AppKit)
        extension NSColor {
        \(values(colors, "color", "NSColor", "NSColor(resource: ", besides: SymbolConflicts.platformColor))}

        extension NSImage {
        \(values(images, "image", "NSImage", "NSImage(resource: ", besides: SymbolConflicts.platformImage))}
        #endif

        """
    }

    private func resources(
        _ group: Group, _ kind: String, _ type: String, depth: Int = 1
    ) -> String {
        let indent = String(repeating: "    ", count: depth)
        var text = ""
        for (name, item) in group.symbols {
            text += "\(indent)/// The \(kind) “\(item.name)”.\n"
            text += "\(indent)static let \(name) = \(type)(\n"
            text += "\(indent)    name: \(item.name.debugDescription), bundle: resourceBundle)\n"
        }
        for (name, path, inner) in group.groups {
            text += "\(indent)/// The \(kind)s in the folder “\(path)”.\n\(indent)enum \(name) {\n"
            text += resources(inner, kind, type, depth: depth + 1)
            text += "\(indent)}\n"
        }
        return text
    }

    private func values(
        _ group: Group, _ kind: String, _ type: String, _ make: String, besides taken: Set<String>,
        nested: Bool = true, path: String = "", depth: Int = 1
    ) -> String {
        let indent = String(repeating: "    ", count: depth)
        let resource = kind == "color" ? "ColorResource" : "ImageResource"
        var text = ""
        for (name, item) in group.symbols where !taken.contains(name) || depth > 1 {
            text += "\(indent)/// The \(kind) “\(item.name)”.\n"
            text += "\(indent)static var \(name): \(type) {\n"
            text += "\(indent)    \(make)\(resource).\(path)\(name))\n\(indent)}\n"
        }
        guard nested else { return text }
        for (name, folder, inner) in group.groups where !taken.contains(name) {
            text +=
                "\(indent)/// The \(kind)s in the folder “\(folder)”.\n\(indent)enum \(name) {\n"
            text += values(
                inner, kind, type, make, besides: taken, path: "\(path)\(name).", depth: depth + 1)
            text += "\(indent)}\n"
        }
        return text
    }
}
