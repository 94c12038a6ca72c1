import Foundation
import Limits
import Testing

struct CheckedNumbersTests {
    @Test("A number becomes an integer only within a range")
    func integers() {
        #expect(Int(4.9, in: 0...10) == 4)
        #expect(Int(-0.5, in: 0...10) == 0)
        #expect(Int(10.5, in: 0...10) == 10)
        #expect(Int(11, in: 0...10) == nil)
        #expect(Int(-0x1p62, in: .min ... .max) == -1 << 62)
        for odd in [Double.nan, .infinity, -.infinity, 1e300, 0x1p63, -0x1p63] {
            #expect(Int(odd, in: .min ... .max) == nil)
        }
    }

    @Test("A time from outside lasts 31 years at most")
    func durations() {
        #expect(Duration(checkedSeconds: 1.5) == .milliseconds(1500))
        #expect(Duration(checkedSeconds: 1e9) == .seconds(1_000_000_000))
        for odd in [-1, Double.nan, .infinity, 1e300, 1.1e9] {
            #expect(Duration(checkedSeconds: odd) == nil)
        }
        #expect(Duration(saturatingSeconds: -.infinity) == .zero)
        #expect(Duration(saturatingSeconds: .nan) == .zero)
        #expect(Duration(saturatingSeconds: 1e300) == .seconds(1_000_000_000))
        #expect(Duration(saturatingSeconds: 0.25) == .milliseconds(250))
    }
}
