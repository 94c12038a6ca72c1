import Foundation

/// A part of a `Contents.json` that knows where in the file it stands, so that a mistake in it can be
/// reported by file and key.
package struct ContentsValue {
    package let file: String
    package let key: String
    package let value: Any

    /// Why a `Contents.json` is not as it should be, in one sentence.
    package struct Problem: Error, CustomStringConvertible {
        package let description: String
    }

    /// The whole of a file.
    package init(file: String) throws {
        self.file = file
        key = ""
        var status = stat()
        // Reading from a pipe would wait for a writer.
        guard stat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let data = FileManager.default.contents(atPath: file)
        else { throw Problem(description: "\(file) cannot be read") }
        do {
            value = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw Problem(description: "\(file) is not valid JSON")
        }
        guard value is [String: Any] else {
            throw Problem(description: "\(file) has no object at its top")
        }
    }

    private init(file: String, key: String, value: Any) {
        self.file = file
        self.key = key
        self.value = value
    }

    /// A member of an object; `nil` if there is none.
    package subscript(name: String) -> ContentsValue? {
        guard let member = (value as? [String: Any])?[name], !(member is NSNull) else { return nil }
        return ContentsValue(file: file, key: key.isEmpty ? name : "\(key).\(name)", value: member)
    }

    /// The elements of an array; none if it is something else.
    package var elements: [ContentsValue] {
        ((value as? [Any]) ?? []).enumerated().map { index, element in
            ContentsValue(file: file, key: "\(key)[\(index)]", value: element)
        }
    }

    package var string: String? { value as? String }

    /// Numbers and truth values count as the texts that Xcode would have written.
    package var text: String? { string ?? (value as? NSNumber)?.stringValue }

    package var isTrue: Bool { (value as? Bool) ?? false }

    package func problem(_ text: String) -> Problem {
        Problem(description: key.isEmpty ? "\(file) \(text)" : "\(file): \(key) \(text)")
    }
}
