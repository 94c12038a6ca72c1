#if SDL
    import ContentTypes

    /// Which files a panel of the portal lists: those that one of the patterns matches.
    struct FileFilter: Equatable {
        private enum Rule: Equatable {
            case glob(String)
            case mimeType(String)

            var busValue: BusValue {
                switch self {
                case .glob(let pattern): .tuple([.uint32(0), .string(pattern)])
                case .mimeType(let type): .tuple([.uint32(1), .string(type)])
                }
            }
        }

        let name: String
        private let rules: [Rule]

        /// Nil where a filter would keep out files that are of one of the types: all data is, and a
        /// type without tags may be anything.
        init?(anyOf types: [UTType]) {
            var rules: [Rule] = []
            for type in types {
                guard !UTType.data.conforms(to: type) else { return nil }
                let endings = type.tagsOfKinds(.filenameExtension)
                // The names count, as everywhere here. A type of MIME would also match files whose
                // names say something else, so it serves only types without an extension.
                let ofType =
                    endings.isEmpty
                    ? type.tagsOfKinds(.mimeType).map { Rule.mimeType($0) }
                    : endings.flatMap { Self.globs(forExtension: $0) }
                guard !ofType.isEmpty else { return nil }
                rules += ofType.filter { !rules.contains($0) }
            }
            guard !rules.isEmpty else { return nil }
            name = types.map { $0.localizedDescription ?? $0.identifier }
                .joined(separator: ", ")
            self.rules = rules
        }

        /// The portal's patterns mind the case of letters.
        private static func globs(forExtension ending: String) -> [Rule] {
            let (small, large) = (ending.lowercased(), ending.uppercased())
            return small == large
                ? [.glob("*.\(small)")] : [.glob("*.\(small)"), .glob("*.\(large)")]
        }

        var busValue: BusValue {
            .tuple([.string(name), .array(of: "(us)", rules.map(\.busValue))])
        }
    }
#endif
