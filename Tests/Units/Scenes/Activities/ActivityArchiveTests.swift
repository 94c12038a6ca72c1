import Foundation
import Testing

@testable import Scenes

/// Activities as saved sessions hold them.
struct ActivityArchiveTests {
    @Test("Everything a property list can hold comes back, and addresses too")
    func roundTrip() throws {
        let activity = NSUserActivity(activityType: "reading")
        activity.title = "Title"
        activity.targetContentIdentifier = "chapter"
        activity.webpageURL = URL(string: "https://example.org/1")
        activity.userInfo = [
            "text": "Ünïcode", "number": 42, "ratio": 0.5, "flag": true,
            "data": Data([1, 2, 3]), "date": Date(timeIntervalSinceReferenceDate: 12),
            "list": [1, 2], "table": ["inner": URL(string: "book://2")!],
        ]
        let data = try ActivityArchive.data(activity)
        let back = try #require(ActivityArchive.activity(data))
        #expect(back.activityType == "reading" && back.title == "Title")
        #expect(back.targetContentIdentifier == "chapter")
        #expect(back.webpageURL == activity.webpageURL)
        let info = back.userInfo ?? [:]
        #expect(info["text"] as? String == "Ünïcode")
        #expect(info["number"] as? Int == 42 && info["ratio"] as? Double == 0.5)
        #expect(info["flag"] as? Bool == true)
        #expect(info["data"] as? Data == Data([1, 2, 3]))
        #expect(info["date"] as? Date == Date(timeIntervalSinceReferenceDate: 12))
        #expect(info["list"] as? [Int] == [1, 2])
        #expect((info["table"] as? [String: Any])?["inner"] as? URL == URL(string: "book://2"))
    }

    @Test("What no property list can hold is refused with its type")
    func refusal() {
        let activity = NSUserActivity(activityType: "reading")
        activity.userInfo = ["view": NSObject()]
        #expect(throws: ActivityArchive.Unstorable.self) { try ActivityArchive.data(activity) }
    }

    @Test("Bytes that are not an activity are none")
    func damage() {
        #expect(ActivityArchive.activity(Data()) == nil)
        #expect(ActivityArchive.activity(Data([1, 2, 3])) == nil)
        let other = try? PropertyListSerialization.data(
            fromPropertyList: ["title": "x"], format: .binary, options: 0)
        #expect(other.flatMap(ActivityArchive.activity) == nil)
    }
}
