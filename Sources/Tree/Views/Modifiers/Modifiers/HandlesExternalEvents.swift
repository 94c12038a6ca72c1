import Foundation

/// Which external events the views of an open window prefer, and which they allow.
package struct ExternalEventConditions: Equatable {
    package var preferring: Set<String> = []
    package var allowing: Set<String> = []

    /// Whether the event's name contains one of the conditions, ignoring case and accents. `*` matches
    /// every event, an empty text none.
    package static func matches(_ conditions: Set<String>, _ event: String) -> Bool {
        conditions.contains { condition in
            condition == "*"
                || !condition.isEmpty
                    && event.range(
                        of: condition, options: [.caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}

/// The conditions that all views of a window set for external events.
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
    /// Sets which external events, such as URLs, an open window of this view handles.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        transformPreference(ExternalEventsKey.self) { conditions in
            conditions.preferring.formUnion(preferring)
            conditions.allowing.formUnion(allowing)
        }
    }
}
