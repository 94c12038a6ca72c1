import Foundation
import FoundationNames
import Testing

struct FoundationNamesTests {
    @Test("The user's folders exist, so that an app can write into them at once")
    func folders() {
        for folder in [URL.documentsDirectory, .cachesDirectory, .applicationSupportDirectory] {
            var isFolder: ObjCBool = false
            let path = folder.path(percentEncoded: false)
            #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder))
            #expect(isFolder.boolValue)
        }
    }

    @Test("Defaults are read and written by key-value coding")
    func defaults() throws {
        let name = "FoundationNamesTests.\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defaults.setValue("blue", forKey: "color")
        #expect(defaults.value(forKey: "color") as? String == "blue")
        defaults.setValue(nil, forKey: "color")
        #expect(defaults.value(forKey: "color") == nil)
        defaults.removePersistentDomain(forName: name)
    }

    @Test("The functions of C make the same values as the initialisers")
    func geometry() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGAffineTransformMakeScale(2, 3).d == 3)
        #expect(CGAffineTransformIdentity == .identity)
        #expect(NSEC_PER_SEC == USEC_PER_SEC * NSEC_PER_USEC)
    }
}
