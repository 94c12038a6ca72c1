/// What a build has printed, taken apart into what the compiler says and the rest.
struct BuildLog {
    /// A message with the lines that belong to it: notes, and the code that is meant.
    struct Message: Hashable {
        enum Sort { case error, warning }

        let sort: Sort
        /// The file's path; nil if the message is about no file.
        let path: String?
        var lines: [String]
    }

    /// Each once, in the order of the build.
    private(set) var messages: [Message] = []
    private let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
        var seen: Set<Message> = []
        var current: Message?
        func close() {
            guard let message = current else { return }
            if seen.insert(message).inserted { messages.append(message) }
            current = nil
        }
        for line in lines {
            if Self.isProgress(line) {
                close()
            } else if let head = Self.head(line) {
                close()
                current = head
            } else {
                current?.lines.append(line)
            }
        }
        close()
    }

    /// What the compiler says of the package itself: the errors first, then the warnings. If it has
    /// named no error, the last lines of all.
    func report(of folder: String) -> String {
        let own = messages.filter { $0.sort == .error || isOwn($0.path, folder) }
        let placed = own.contains { $0.sort == .error && $0.path != nil }
        let errors = own.filter { $0.sort == .error && !(placed && Self.isConsequence($0)) }
        guard !errors.isEmpty else {
            return lines.filter { !Self.isProgress($0) }.suffix(20).joined(separator: "\n")
        }
        return Self.text(errors + own.filter { $0.sort == .warning })
    }

    /// The warnings about files of the package.
    func warnings(of folder: String) -> String {
        Self.text(messages.filter { $0.sort == .warning && isOwn($0.path, folder) })
    }

    private static func text(_ messages: [Message]) -> String {
        messages.flatMap(\.lines).joined(separator: "\n")
    }

    private func isOwn(_ path: String?, _ folder: String) -> Bool {
        guard let path, path.hasPrefix(folder + "/") else { return false }
        return !path.dropFirst(folder.count).hasPrefix("/.build/")
    }

    /// Whether a message says only that a command has failed because of another message.
    private static func isConsequence(_ message: Message) -> Bool {
        message.path == nil
            && ["command failed", "fatalError", "command with", "nvalid manifest"].contains {
                message.lines[0].contains($0)
            }
    }

    /// A line such as `[3/14] Compiling Hello ContentView.swift` or `Fetching https://…`.
    static func isProgress(_ line: String) -> Bool {
        let words = [
            "Building for ", "Build complete!", "Planning build", "Fetching ", "Fetched ",
            "Updating ", "Updated ", "Computing version ", "Computed ", "Creating working copy ",
            "Working copy of ",
        ]
        return words.contains(where: line.hasPrefix)
            || line.prefixMatch(of: #/\[[0-9]+\/[0-9]+\] /#) != nil
    }

    private static func head(_ line: String) -> Message? {
        if let match = line.firstMatch(of: #/^(\/.*?):[0-9]+(?::[0-9]+)?: (error|warning): /#) {
            return Message(
                sort: match.2 == "error" ? .error : .warning, path: String(match.1), lines: [line])
        }
        guard let match = line.firstMatch(of: #/^(?:[^ ]+: )?(error|warning): /#) else {
            return nil
        }
        return Message(sort: match.1 == "error" ? .error : .warning, path: nil, lines: [line])
    }
}
