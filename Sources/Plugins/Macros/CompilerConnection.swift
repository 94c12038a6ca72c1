#if Macros && TOOLCHAIN_SYNTAX && !SwiftSyntax
    import Foundation
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

    /// The connection to the compiler that started this plug-in: messages as JSON over standard
    /// input and output, each after its length as a little-endian number of eight bytes.
    struct CompilerConnection: MessageConnection {
        private let input = FileHandle.standardInput
        private let output = FileHandle.standardOutput

        func sendMessage<Message: Encodable>(_ message: Message) throws {
            let body = try JSONEncoder().encode(message)
            let length = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
            try output.write(contentsOf: length + body)
        }

        /// Returns the next message, or `nil` after the last one: the compiler then sends an empty one
        /// or closes the connection.
        func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
            guard let header = try read(8) else { return nil }
            let length = header.withUnsafeBytes {
                UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self))
            }
            guard length > 0 else { return nil }
            guard let count = Int(exactly: length), let body = try read(count) else {
                throw MacroError("The compiler closed its connection within a message")
            }
            return try JSONDecoder().decode(type, from: body)
        }

        /// Returns so many bytes, or `nil` if the connection ends before the first of them.
        private func read(_ count: Int) throws -> Data? {
            var bytes = Data()
            while bytes.count < count {
                guard let more = try input.read(upToCount: count - bytes.count), !more.isEmpty
                else {
                    guard bytes.isEmpty else {
                        throw MacroError("The compiler closed its connection within a message")
                    }
                    return nil
                }
                bytes += more
            }
            return bytes
        }
    }
#endif
