import AttributeGraph
import Casement
import Foundation
import Records

/// The objects that a view shows in sections: those of a section have the same value at a key path.
@MainActor @preconcurrency @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: PersistentModel>:
    DynamicProperty
{
    // Unchecked, because Apple's nonisolated initialisers set them; only the main actor reads them.
    nonisolated(unsafe) let sectionIdentifier: KeyPath<Result, SectionIdentifier>
    nonisolated(unsafe) let query: FetchQuery<Result>
    nonisolated(unsafe) let transaction: Transaction?
    private var storage: FetchStorage<Result>?
    private var sections: SectionStorage<SectionIdentifier, Result>?

    nonisolated init(
        asking query: FetchQuery<Result>, by sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        _ transaction: Transaction?
    ) {
        self.query = query
        self.sectionIdentifier = sectionIdentifier
        self.transaction = transaction
    }

    /// What was found.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        guard let storage, let sections else {
            return SectionedFetchResults(sections: [], storage: nil, by: nil)
        }
        return SectionedFetchResults(
            sections: sections.sections(of: storage), storage: storage, by: sections)
    }

    /// The query, which a view may change.
    public var projectedValue: Binding<Configuration> {
        let (storage, sections) = (storage, sections)
        let (query, path) = (query, sectionIdentifier)
        return Binding(
            get: {
                Configuration(
                    query: storage?.query ?? query, sectionIdentifier: sections?.path ?? path)
            },
            set: { configuration in
                guard let storage else { return }
                sections?.present(by: configuration.sectionIdentifier, storage)
                storage.ask(configuration.query)
            })
    }

    public static func _connect(
        _ pointer: UnsafeMutablePointer<SectionedFetchRequest<SectionIdentifier, Result>>,
        in context: _PropertyContext
    ) {
        let path = pointer.pointee.sectionIdentifier
        pointer.pointee.storage = FetchStorage.connected(
            pointer.pointee.query, pointer.pointee.transaction, in: context)
        let sections = context.retained { SectionStorage<SectionIdentifier, Result>(path) }
        sections.declare(path)
        pointer.pointee.sections = sections
    }
}

extension SectionedFetchRequest: @unchecked Sendable
where Result: Sendable, SectionIdentifier: Sendable {}

extension SectionedFetchRequest {
    /// The query of a request, which a view may change.
    public struct Configuration {
        var query: FetchQuery<Result>
        /// The property whose equal values put objects into one section.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier>

        /// The condition that the objects fulfil; all objects if `nil`.
        public var nsPredicate: NSPredicate? {
            get { query.predicate }
            set { query.predicate = newValue }
        }

        /// The order as sort descriptors. Parts that do not sort by a property are left out.
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { query.nsSortDescriptors }
            set { query.order = .named(newValue) }
        }

        /// The order as Foundation describes it; empty if it was given as `NSSortDescriptor`s.
        public var sortDescriptors: [SortDescriptor<Result>] {
            get { query.sortDescriptors }
            set { query.order = .typed(newValue) }
        }
    }
}
