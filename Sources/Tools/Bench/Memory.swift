import CAllocations
import Foundation

/// The memory of the process.
enum Memory {
    /// Bytes of RAM in use, after what malloc holds in reserve has been given back.
    static var resident: Int {
        ca_release_reserves()
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii),
            let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { return 0 }
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
