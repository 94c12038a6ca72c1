import Foundation
import Geometry

extension AccessibilityProperties {
    /// What can be done with the element besides a press; those of outer views come first.
    package var actions: [AccessibilityNamedAction] {
        details.compactMap { if case .action(let action) = $0 { action } else { nil } }
    }

    /// What people say to name the element, as the outermost view gives it.
    package var inputLabels: [String] {
        details.lazy.compactMap {
            if case .inputLabels(let labels) = $0, !labels.isEmpty { labels } else { nil }
        }.first ?? []
    }

    /// Custom content, which assistive apps read on request; important content first.
    package var customContent: [AccessibilityContent] {
        let all = details.compactMap { if case .content(let content) = $0 { content } else { nil } }
        // A later value of the same information replaces an earlier one, inside out.
        var ids: Set<String> = []
        let latest = all.filter { ids.insert($0.id).inserted }
        return latest.filter(\.isImportant) + latest.filter { !$0.isImportant }
    }

    package var rotors: [AccessibilityRotorList] {
        details.compactMap { if case .rotor(let rotor) = $0 { rotor } else { nil } }
    }

    /// The table of which the element is the list of rows.
    package var table: AccessibilityTable? {
        details.lazy.compactMap { if case .table(let table) = $0 { table } else { nil } }.first
    }

    /// The table of which the element is the header.
    package var tableOfHeader: AccessibilityTable? {
        details.lazy.compactMap { if case .tableHeader(let table) = $0 { table } else { nil } }
            .first
    }

    /// The parts of its text that open addresses.
    package var links: [AccessibilityTextLink] {
        details.lazy.compactMap { if case .links(let links) = $0 { links } else { nil } }.first
            ?? []
    }

    package var textContentType: String? {
        details.lazy.compactMap {
            if case .textContentType(let type) = $0 { type } else { nil }
        }.first
    }

    package var respondsToUserInteraction: Bool? {
        details.lazy.compactMap {
            if case .respondsToUserInteraction(let responds) = $0 { responds } else { nil }
        }.first
    }

    /// The text that is shown large while the element is held; nil where none is.
    package var largeContent: String? {
        for detail in details {
            if case .largeContent(let text) = detail { return text() ?? label ?? "" }
        }
        return nil
    }

    /// Where drags begin, as parts of the frame, with what they do.
    package var dragPoints: [(point: UnitPoint, description: String)] {
        details.compactMap {
            if case .dragPoint(let point, let text) = $0 { (point, text) } else { nil }
        }
    }

    /// Where drags may end, as parts of the frame, with what that does.
    package var dropPoints: [(point: UnitPoint, description: String)] {
        details.compactMap {
            if case .dropPoint(let point, let text) = $0 { (point, text) } else { nil }
        }
    }

    /// Takes away what the details of a view around the element say that it no longer is. An element
    /// without its role is read as text.
    mutating func removeTraits(_ outer: [AccessibilityDetail]) {
        for case .removedTraits(let roles, let modal) in outer {
            if let role, roles.contains(role) { self.role = .text }
            if modal { isModal = false }
        }
    }

    package var takesDirectTouch: Bool {
        details.contains { if case .directTouch = $0 { true } else { false } }
    }
}

extension AccessibilityNode {
    /// Whether it only serves the element beside it.
    var isAccessory: Bool {
        properties.details.contains { if case .accessory = $0 { true } else { false } }
    }

    /// The point of the window that an activation presses.
    package var activationPoint: CGPoint {
        for detail in properties.details {
            guard case .activationPoint(let unit, let point) = detail else { continue }
            return unit.map { $0.point(in: frame) }
                ?? CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        }
        return CGPoint(x: frame.midX, y: frame.midY)
    }
}
