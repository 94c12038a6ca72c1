import Foundation

/// Which events from outside the views of an open window want, and which they put up with.
package struct ExternalEventConditions: Equatable {
    package var preferring: Set<String> = []
    package var allowing: Set<String> = []

    /// Whether one of the conditions is a part of what names the event, whatever the case and the
    /// accents of either; `*` is a part of everything, an empty text of nothing.
    package static func matches(_ conditions: Set<String>, _ event: String) -> Bool {
        conditions.contains { condition in
            condition == "*"
                || !condition.isEmpty
                    && event.range(
                        of: condition, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}

/// What all views of a window say of events from outside.
package enum ExternalEventsKey: PreferenceKey {
    package static var defaultValue: ExternalEventConditions { ExternalEventConditions() }

    package static func reduce(
        value: inout ExternalEventConditions, nextValue: () -> ExternalEventConditions
    ) {
        let next = nextValue()
        value.preferring.formUnion(next.preferring)
        value.allowing.formUnion(next.allowing)
    }
}

extension View {
    /// Says which events from outside, such as addresses, an open window of this view takes.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        transformPreference(ExternalEventsKey.self) { conditions in
            conditions.preferring.formUnion(preferring)
            conditions.allowing.formUnion(allowing)
        }
    }
}
