#if FUZZING
    import Glibc

    @_silgen_name("LLVMFuzzerRunDriver")
    private func runFuzzer(
        _ count: UnsafeMutablePointer<Int32>,
        _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
        _ input: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
    ) -> Int32

    /// Feeds a parser what libFuzzer makes of a corpus: `fuzz PARSER`, then libFuzzer's arguments.
    @main
    enum Fuzz {
        private static let parser = FuzzedParser.chosen

        static func main() {
            guard parser != nil else { exit(2) }
            // libFuzzer skips the first argument, as the program's name.
            var count = CommandLine.argc - 1
            var arguments = CommandLine.unsafeArgv + 1
            exit(
                runFuzzer(&count, &arguments) { bytes, count in
                    Fuzz.parser?.run(UnsafeBufferPointer(start: bytes, count: count))
                    return 0
                })
        }
    }
#else
    import Foundation
    import RandomNumbers

    /// Feeds a parser the files of a folder and what chance makes of them:
    /// `fuzz PARSER FOLDER COUNT SEED`.
    @main
    enum Fuzz {
        static func main() throws {
            guard let parser = FuzzedParser.chosen else { exit(2) }
            let arguments = CommandLine.arguments
            guard arguments.count == 5, let count = Int(arguments[3]), let seed = Int(arguments[4])
            else {
                print("fuzz PARSER FOLDER COUNT SEED")
                exit(2)
            }
            let folder = URL(filePath: arguments[2])
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            let corpus = try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
            var generator = SeededGenerator(seed: seed)
            for input in corpus { input.withUnsafeBufferPointer(parser.run) }
            for _ in 0..<count {
                let input = mutated(corpus, using: &generator)
                input.withUnsafeBufferPointer(parser.run)
            }
            print("\(corpus.count + count) inputs")
        }

        /// One of the inputs, or two joined, with some bytes changed, left out or repeated.
        private static func mutated(
            _ corpus: [[UInt8]], using generator: inout SeededGenerator
        ) -> [UInt8] {
            var bytes = corpus.randomElement(using: &generator) ?? []
            if Bool.random(using: &generator) {
                bytes += corpus.randomElement(using: &generator)?.dropFirst() ?? []
            }
            for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
                let index = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0...3, using: &generator) {
                case 0: bytes[index] = .random(in: 0...255, using: &generator)
                case 1: bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &generator)
                case 2: bytes.removeSubrange(index..<min(bytes.count, index + 4))
                default:
                    bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 12)], at: index)
                }
            }
            return bytes
        }
    }
#endif
