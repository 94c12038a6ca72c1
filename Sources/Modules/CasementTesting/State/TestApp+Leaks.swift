import Automation
import Casement
import Foundation
import Hosting
import Testing
import Views

/// Checks that models go when nothing shows them any more.
extension TestApp {
    /// Expects that an object is released by what is done: the object is looked up first, and held
    /// weakly from then on.
    ///
    /// The failure names what still holds it, as far as can be told: properties of views, and
    /// objects that those hold. Closures cannot be looked into.
    public func expectReleased(
        _ object: @autoclosure () -> AnyObject?,
        sourceLocation: SourceLocation = #_sourceLocation, by action: () -> Void
    ) {
        guard let watched = WatchedObject(object()) else {
            return record(
                StepFailure("there is no object that could be released"), at: sourceLocation)
        }
        action()
        settle()
        // What an update has removed is taken apart over the next turns.
        ReleasePass.run(host.app, atMost: .max)
        guard let left = watched.object else { return }
        let holders = Holders(of: left, in: host).found
        let count = watched.references
        record(
            StepFailure(
                "\(watched.name) was not released",
                near: holders.isEmpty
                    ? """
                    nothing that could be looked into holds it: closures, tasks or globals have \
                    \(count) reference\(count == 1 ? "" : "s") to it
                    """
                    : holders.map { "held by \($0)" }.joined(separator: "\n")),
            at: sourceLocation)
    }

    /// Expects that the object which the body returns is released at its end, with all else that the
    /// body has made: a model and the app that shows it, as a rule.
    public static func expectReleased(
        sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> AnyObject?
    ) {
        guard let watched = WatchedObject(body()) else {
            return TestIssue.record(
                "there is no object that could be released", at: sourceLocation)
        }
        guard watched.object != nil else { return }
        let count = watched.references
        TestIssue.record(
            """
            \(watched.name) was not released at the end of the body: \(count) \
            reference\(count == 1 ? " is" : "s are") left to it
            """, at: sourceLocation)
    }
}

/// An object that is watched without being held.
private struct WatchedObject {
    private(set) weak var object: AnyObject?
    let name: String

    init?(_ object: AnyObject?) {
        guard let object else { return nil }
        self.object = object
        name = "\(type(of: object))"
    }

    /// How many references there are to it, apart from the one that counts them.
    var references: Int {
        guard let object else { return 0 }
        return max(1, Int(clamping: _getRetainCount(object)) - 1)
    }
}

/// Searches what an app's views hold for an object.
@MainActor
private struct Holders {
    /// The paths to the object, such as `store of RootView.current`.
    private(set) var found: [String] = []
    private let target: ObjectIdentifier
    private var visited: Set<ObjectIdentifier> = []
    /// So many values are looked into, so that a search through a large model ends.
    private var left = 20_000
    private static let deepest = 12

    init(of object: AnyObject, in host: AppHost) {
        target = ObjectIdentifier(object)
        for surface in host.surfaces {
            for view in surface.tree.views {
                for property in view.properties {
                    let wrapper = property.wrapper.map { "@\($0) " } ?? ""
                    search(
                        property.get(), "\(wrapper)\(property.name) of \(view.name)", depth: 0)
                }
            }
        }
    }

    private mutating func search(_ value: Any, _ path: String, depth: Int) {
        guard left > 0, depth < Self.deepest else { return }
        left -= 1
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            let id = ObjectIdentifier(value as AnyObject)
            if id == target { return found.append(path) }
            guard visited.insert(id).inserted else { return }
        }
        var next: Mirror? = mirror
        while let current = next {
            var index = 0
            for child in current.children {
                defer { index += 1 }
                let step =
                    switch mirror.displayStyle {
                    case .collection, .set: "[\(index)]"
                    case .optional: ""
                    default: ".\(Self.name(child.label, index))"
                    }
                search(child.value, path + step, depth: depth + 1)
            }
            next = current.superclassMirror
        }
    }

    private static func name(_ label: String?, _ index: Int) -> String {
        guard let label else { return "\(index)" }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }
}
