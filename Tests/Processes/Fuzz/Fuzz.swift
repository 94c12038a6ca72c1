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
        /// The time that an input may take, and what reading all of them may leave in memory.
        private static let longestTime = Duration.seconds(20)
        private static let mostMemory = 512 << 20

        static func main() throws {
            guard let parser = FuzzedParser.chosen else { exit(2) }
            let arguments = CommandLine.arguments
            guard arguments.count == 5, let count = Int(arguments[3]), let seed = Int(arguments[4])
            else {
                print("fuzz PARSER FOLDER COUNT SEED")
                exit(2)
            }
            setvbuf(stdout, nil, _IOLBF, 0)
            let folder = URL(filePath: arguments[2])
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            let corpus = try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
            for (name, input) in zip(names, corpus) { try run(parser, input, "file \(name)") }
            for number in seed..<seed + count {
                // Each input by its own seed: `fuzz PARSER FOLDER 1 SEED` makes it again.
                var generator = SeededGenerator(seed: number)
                try run(parser, RandomBytes.mutated(corpus, using: &generator), "seed \(number)")
            }
            print("\(corpus.count + count) inputs")
        }

        private static func run(_ parser: FuzzedParser, _ input: [UInt8], _ what: String) throws {
            // Said before, because an input may end the process.
            FileHandle.standardError.write(Data("\(parser), \(what)\n".utf8))
            let begin = ContinuousClock.now
            input.withUnsafeBufferPointer(parser.run)
            let time = ContinuousClock.now - begin
            if time > longestTime || resident > mostMemory {
                print("\(parser), \(what): took \(time), and \(resident >> 20) MB are in use")
                exit(1)
            }
        }

        private static var resident: Int {
            let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
            let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            return pages * Int(getpagesize())
        }
    }
#endif
