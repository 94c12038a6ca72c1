#if SDL
    import ContentTypes
    import Foundation
    import Widgets

    /// A file panel as a call of the portal, and what the portal's answer means.
    struct FilePortalCall {
        private let request: FilePanelRequest
        let member: String
        private let choosesFolders: Bool

        /// Nil for what the portal's panel cannot do: it chooses files or folders, never both, and
        /// does not know packages.
        init?(_ request: FilePanelRequest) {
            self.request = request
            switch request.purpose {
            case .save:
                (member, choosesFolders) = ("SaveFile", false)
            case .folder:
                (member, choosesFolders) = ("OpenFile", true)
            case .open(let types, _):
                let folders = types.filter { $0.conforms(to: .directory) }
                guard !folders.contains(where: { $0.conforms(to: .package) }),
                    folders.isEmpty && !request.purpose.takesFolders
                        || folders.count == types.count
                else { return nil }
                (member, choosesFolders) = ("OpenFile", !folders.isEmpty)
            }
        }

        /// The first version of the interface that does it.
        var neededVersion: Int { choosesFolders ? 3 : 1 }

        // MARK: The call

        func arguments(parent: String, token: String) -> [BusValue] {
            var options: [String: BusValue] = [
                "handle_token": .string(token),
                // An underscore alone would mark the letter after it.
                "accept_label": .string(
                    request.confirmationLabel.replacingOccurrences(of: "_", with: "__")),
                "modal": .bool(true),
                "current_folder": .bytes(Array(request.folder.path.utf8) + [0]),
            ]
            let filters = filters
            if !filters.isEmpty {
                options["filters"] = .array(of: "(sa(us))", filters.map(\.busValue))
                options["current_filter"] = filters[0].busValue
            }
            switch request.purpose {
            case .save(let name, _): options["current_name"] = .string(name)
            case .open(_, let several):
                options["multiple"] = .bool(several)
                if choosesFolders { options["directory"] = .bool(true) }
            case .folder: options["directory"] = .bool(true)
            }
            return [.string(parent), .string(request.title), .dictionary(options)]
        }

        /// One for all types that can be opened; one for each type that can be saved.
        private var filters: [FileFilter] {
            switch request.purpose {
            case .open(let types, _):
                choosesFolders ? [] : FileFilter(anyOf: types).map { [$0] } ?? []
            case .save(_, let types):
                types.count > 1 ? types.compactMap { FileFilter(anyOf: [$0]) } : []
            case .folder: []
            }
        }

        // MARK: The answer

        /// What the user chose; nil where the answer names no file. `complain` is called with each
        /// URI that is none.
        func choice(_ answer: BusValue?, complain: (String) -> Void) -> FileChoice? {
            let urls = (answer?["uris"]?.strings ?? []).compactMap { uri -> URL? in
                guard let url = URL(string: uri), url.isFileURL, !url.path.isEmpty else {
                    complain(uri)
                    return nil
                }
                return URL(fileURLWithPath: url.path)
            }
            guard let first = urls.first else { return nil }
            guard case .save(_, let types) = request.purpose else {
                return FileChoice(urls: urls, type: nil)
            }
            let type = type(of: first, filter: answer?["current_filter"], types)
            return FileChoice(urls: [named(first, type)], type: type)
        }

        /// The type that the user chose, by the name's extension before the filter.
        private func type(of url: URL, filter: BusValue?, _ types: [UTType]) -> UTType? {
            if let byName = types.first(where: { $0.contains(url, isFolder: false) }) {
                return byName
            }
            let name = filter?.values.first?.string
            return types.first { FileFilter(anyOf: [$0])?.name == name } ?? types.first
        }

        /// The file with the type's extension. Where a file is there already the name stays as it was
        /// typed, because the portal asked about replacing that file and no other.
        private func named(_ url: URL, _ type: UTType?) -> URL {
            guard let type else { return url }
            let name = type.fileName(url.lastPathComponent)
            let full = url.deletingLastPathComponent().appendingPathComponent(name)
            let isTaken = [url, full].contains { FileManager.default.fileExists(atPath: $0.path) }
            return isTaken ? url : full
        }
    }
#endif
