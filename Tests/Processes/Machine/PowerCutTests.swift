import Foundation
import RandomNumbers
import Sessions
import Testing

extension MachineTests {
    /// Power cuts while an app changes its scene storage ten times a second.
    struct PowerCutTests {
        private static let rounds = 64
        /// Seconds of change, of which the cuts are made.
        private static let duration = 40.0

        @Test(
            "A power cut costs at most the last second, whatever of its cache the disk loses",
            .enabled(if: runsAll, comment))
        func cuts() throws {
            let disk = try RecordedDisk()
            let start = try record(on: disk)
            let writes = try disk.writes()
            let clock = Self.clock(of: writes)
            // Cuts after the first two seconds in which both windows change.
            let choices = writes.requests.indices.filter { clock[$0] > start + 2 }
            #expect(choices.count > 200)
            var random = SeededGenerator(seed: 17)
            var losses: [Double] = []
            var cached: [Int] = []
            for round in 0..<Self.rounds {
                let cut = choices[Int.random(in: choices.indices, using: &random)]
                let (found, inCache) = try disk.folder(
                    "session", cutting: writes, before: cut, random: &random)
                cached.append(inCache)
                losses.append(
                    try loss(
                        in: found.url.appending(path: "session"), at: clock[cut], "round \(round)"))
            }
            let bytes = choices.reduce(0) { $0 + writes.requests[$1].bytes.count }
            let flushes = choices.count { writes.requests[$0].isFlush }
            let seconds = clock[choices[choices.count - 1]] - clock[choices[0]]
            print(
                """
                \(Self.rounds) power cuts: the longest loss was \(losses.max() ?? 0) s; up to \
                \(cached.max() ?? 0) writes were in the cache, \(cached.count { $0 > 0 }) times any. \
                Under constant change \(Double(flushes) / seconds) flushes and \
                \(Double(bytes) / seconds / 1024) KB a second.
                """)
            // The machine's clock is read ten times a second.
            #expect((losses.max() ?? 0) <= 1 + 0.2)
            #expect(cached.count { $0 > 0 } > Self.rounds / 4)
        }

        /// Lets the app run on the disk until the power goes. Returns when both of its windows
        /// changed, by the machine's clock.
        private func record(on disk: RecordedDisk) throws -> Double {
            let machine = try Machine(.virtio(width: 800, height: 480), disk: disk)
            try machine.shell.run(
                """
                mount /dev/vda /mnt
                mkdir -m 700 /mnt/session
                while read -r now rest </proc/uptime; do
                    printf '%-512s' "$now" | dd of=/dev/vda bs=512 seek=\(RecordedDisk.clockSector) \
                        count=1 oflag=direct conv=notrunc status=none
                    sleep 0.1
                done >/dev/null 2>&1 </dev/null &
                """)
            try machine.start(
                "MachineApp", front: "headless",
                variables: ["CASEMENT_SESSION": "/mnt/session"])
            try waitUntil("both windows change") {
                try machine.log().contains("both windows change")
            }
            let start = try Double(machine.shell.run("cut -d' ' -f1 /proc/uptime | tr -d '\\n'"))
            try machine.shell.run("sleep \(Self.duration)")
            machine.cutPower()
            return try #require(start)
        }

        /// For each request what the machine's clock showed by then.
        private static func clock(of writes: WriteLog) -> [Double] {
            var now = 0.0
            return writes.requests.map { request in
                if request.offset == RecordedDisk.clockSector * 512, !request.bytes.isEmpty {
                    let text = String(decoding: request.bytes, as: UTF8.self)
                    now = Double(text.prefix { $0 != " " }) ?? now
                }
                return now
            }
        }

        /// How much older than the cut the saved values are. They must be whole.
        private func loss(in session: URL, at cut: Double, _ what: Comment) throws -> Double {
            var options = SessionOptions()
            options.report = { _ in }
            let (store, opened) = try SessionStore.open(at: session, options: options)
            store.close()
            #expect(opened.reports.isEmpty, what)
            let windows = try #require(opened.session, what).windows
            #expect(windows.count == 2, what)
            let times = try windows.map { window in
                guard case .double(let seconds) = window.storage["seconds"] else {
                    throw MachineError.refused("\(what): no time in \(window.storage)")
                }
                #expect(window.storage["text"] == .string("\(seconds)"), what)
                return seconds
            }
            return cut - (times.max() ?? 0)
        }
    }
}
