import Casement
import Foundation
import Records

/// The objects that a fetch request has found, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: PersistentModel>:
    RandomAccessCollection
{
    private let sections: [Section]
    private let storage: FetchStorage<Result>?
    private let grouping: SectionStorage<SectionIdentifier, Result>?

    init(
        sections: [Section], storage: FetchStorage<Result>?,
        by grouping: SectionStorage<SectionIdentifier, Result>?
    ) {
        self.sections = sections
        self.storage = storage
        self.grouping = grouping
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    /// Returns the section at an index.
    public subscript(position: Int) -> Section { sections[position] }

    /// The property whose equal values put objects into one section; setting it makes new sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get {
            guard let grouping else {
                fatalError("A SectionedFetchRequest is read before the body of its view.")
            }
            return grouping.path
        }
        nonmutating set {
            guard let storage else { return }
            grouping?.present(by: newValue, storage)
        }
    }

    /// The condition that the objects fulfil; setting it fetches them again.
    public var nsPredicate: NSPredicate? {
        get { storage?.query.predicate }
        nonmutating set { change { $0.predicate = newValue } }
    }

    /// The order of the objects, as Core Data describes it; setting it fetches them again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { storage?.query.nsSortDescriptors ?? [] }
        nonmutating set { change { $0.order = .named(newValue) } }
    }

    /// The order of the objects, as Foundation describes it; setting it fetches them again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { storage?.query.sortDescriptors ?? [] }
        nonmutating set { change { $0.order = .typed(newValue) } }
    }

    private func change(_ body: (inout FetchQuery<Result>) -> Void) {
        guard let storage else { return }
        var query = storage.query
        body(&query)
        storage.ask(query)
    }

    /// The objects with the same value at the key path.
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        var objects: [Result]

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        /// Returns the object at an index of the section.
        public subscript(position: Int) -> Result { objects[position] }
    }
}

/// What makes the sections of one request of one view, and the sections that it made last.
final class SectionStorage<SectionIdentifier: Hashable, Result: PersistentModel>: PropertyStorage {
    typealias Section = SectionedFetchResults<SectionIdentifier, Result>.Section

    /// What the view declares, until the view presents the objects by something else.
    private(set) var path: KeyPath<Result, SectionIdentifier>
    private var declared: KeyPath<Result, SectionIdentifier>

    init(_ path: KeyPath<Result, SectionIdentifier>) {
        self.path = path
        declared = path
    }

    func declare(_ path: KeyPath<Result, SectionIdentifier>) {
        guard path != declared else { return }
        declared = path
        self.path = path
    }

    func present(
        by path: KeyPath<Result, SectionIdentifier>, _ storage: FetchStorage<Result>
    ) {
        guard path != self.path else { return }
        self.path = path
        storage.presentAgain()
    }

    /// In the order in which their first objects were found. The view's body reads the values that
    /// make them, so it is evaluated again when one changes.
    func sections(of storage: FetchStorage<Result>) -> [Section] {
        var sections: [Section] = []
        var indices: [SectionIdentifier: Int] = [:]
        for object in storage.objects {
            let id = object[keyPath: path]
            if let index = indices[id] {
                sections[index].objects.append(object)
            } else {
                indices[id] = sections.count
                sections.append(Section(id: id, objects: [object]))
            }
        }
        return sections
    }

    func disconnect() {}
}
