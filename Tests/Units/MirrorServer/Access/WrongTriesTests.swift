import MirrorServer
import Testing

struct WrongTriesTests {
    private let start = ContinuousClock.now
    private let log = Log()

    private final class Log {
        var lines: [String] = []
    }

    private func tries() -> WrongTries {
        WrongTries { [log] in log.lines.append($0) }
    }

    private func group(_ address: String) -> AddressGroup { AddressGroup(address: address) }

    @Test("Three wrong tries are answered at once, and then each further one twice as late")
    func waiting() {
        var tries = tries()
        for seconds in [0, 0, 0, 1, 2, 4, 8, 8, 8] {
            let verdict = tries.check(false, from: group("10.0.0.9"), at: start)
            #expect(verdict == .wrong(pause: .seconds(seconds)))
        }
        #expect(tries.check(false, from: group("10.0.0.8"), at: start) == .wrong(pause: .zero))
    }

    @Test("The right secret gets in at once, whatever was tried at its address and elsewhere")
    func granted() {
        var tries = tries()
        for number in 0..<1000 {
            _ = tries.check(false, from: group("10.0.0.9"), at: start)
            _ = tries.check(false, from: group("2001:db8:0:\(number)::1"), at: start)
        }
        #expect(tries.check(true, from: group("10.0.0.9"), at: start) == .granted)
        #expect(tries.check(true, from: group("2001:db8::1"), at: start) == .granted)
        #expect(tries.check(true, from: .here, at: start) == .granted)
    }

    @Test("The 2⁶⁴ addresses that one machine can have are counted together")
    func prefixes() {
        var tries = tries()
        for number in 1...4 {
            let verdict = tries.check(false, from: group("2001:db8::\(number)"), at: start)
            #expect(verdict == .wrong(pause: number == 4 ? .seconds(1) : .zero))
        }
        let other = tries.check(false, from: group("2001:db8:0:1::1"), at: start)
        #expect(other == .wrong(pause: .zero))
    }

    @Test("Beyond thirty wrong tries in a minute all others are answered late, wherever from")
    func all() {
        var tries = tries()
        for number in 0..<WrongTries.freeOfAll {
            let verdict = tries.check(false, from: group("2001:db8:0:\(number)::1"), at: start)
            #expect(verdict == .wrong(pause: .zero))
        }
        let late = tries.check(false, from: group("10.0.0.9"), at: start + .seconds(59))
        #expect(late == .wrong(pause: .seconds(8)))
        let later = tries.check(false, from: group("10.0.0.8"), at: start + .seconds(61))
        #expect(later == .wrong(pause: .zero))
    }

    @Test("Ten wrong tries from a place are logged with it, and each hundred in all")
    func logged() {
        var tries = tries()
        for index in 0..<20 {
            _ = tries.check(false, from: group("10.0.0.9"), at: start + .seconds(100 * index))
            #expect(log.lines.count == (index + 1) / 10)
        }
        #expect(log.lines[0].contains("10.0.0.9"))
        for number in 20..<300 {
            _ = tries.check(false, from: group("2001:db8:0:\(number)::1"), at: start)
        }
        #expect(log.lines.count == 5)
        #expect(log.lines.last?.hasPrefix("300 wrong passwords") == true)
    }

    @Test("Strangers without number are not remembered without end")
    func strangers() {
        var tries = tries()
        for number in 0..<5_000 {
            for _ in 0..<3 {
                _ = tries.check(
                    false, from: group("10.0.\(number / 256).\(number % 256)"), at: start)
            }
        }
        #expect(tries.check(true, from: group("10.0.0.1"), at: start) == .granted)
    }

    @Test(
        "Where a connection comes from is an address of IPv4 or a network of IPv6",
        arguments: [
            ("10.0.0.9", "10.0.0.9"), ("::ffff:10.0.0.9", "10.0.0.9"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"), ("::1", "0:0:0:0::/64"),
            ("fe80::1%eth0", "fe80:0:0:0::/64"), ("nonsense", "this machine"),
        ])
    func groups(address: String, name: String) {
        #expect("\(group(address))" == name)
    }
}
