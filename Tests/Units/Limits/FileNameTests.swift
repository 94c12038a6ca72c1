import Limits
import Testing

struct FileNameTests {
    @Test("A name of a file leads nowhere else", arguments: ["a", "a.txt", ".hidden", "…", "a..b"])
    func plain(name: String) { #expect(FileName.isPlain(name)) }

    @Test(
        "A path, a folder above, nothing and what is too long are not names of files",
        arguments: [
            "", ".", "..", "/", "/etc/passwd", "a/b", "../x", "a/", "a\0b",
            String(repeating: "n", count: 256),
        ])
    func paths(name: String) { #expect(!FileName.isPlain(name)) }
}
