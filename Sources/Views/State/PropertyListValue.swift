import Foundation

/// Values as user defaults store them.
enum PropertyListValue {
    /// Whether two values are equal. A list of mixed values is not `Hashable`, but its Objective-C
    /// counterpart is comparable.
    static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a as AnyHashable, let b as AnyHashable): a == b
        case (let a?, let b?): NSArray(array: [a]).isEqual(to: [b])
        default: false
        }
    }
}
