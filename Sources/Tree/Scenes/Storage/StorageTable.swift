import AttributeGraph
import Sessions
import Views

/// The values of one scene's storage, in memory, each with the bodies that have read it.
///
/// It lives as long as its scene, and collects what was written since the last turn.
package final class StorageTable {
    /// How keys begin that no app has chosen.
    package static let ownPrefix = "casement."

    /// The values as they are now.
    package private(set) var values: [String: StoredValue]
    private var unsavedKeys: Set<String> = []
    /// The values as bodies see them, by key, for keys that were read or written.
    private var sources: [String: Source<StoredValue?>] = [:]
    private let app: AppGraph

    package init(_ values: [String: StoredValue] = [:], in app: AppGraph) {
        self.values = values
        self.app = app
    }

    package var hasUnsavedValues: Bool { !unsavedKeys.isEmpty }

    /// The value of a key; the rule being evaluated becomes a reader of that key alone.
    package func read(_ key: String) -> StoredValue? {
        app.isUpdating ? source(of: key).read(isSticky: true) : values[key]
    }

    /// Sets or, with nil, removes a value. Bodies that read the key are evaluated again.
    package func write(_ value: StoredValue?, for key: String, _ transaction: Transaction) {
        if app.isUpdating {
            app.warn(
                "Modifying scene storage during view update, this will cause undefined behavior.",
                at: key)
            return
        }
        guard values[key] != value else { return }
        let source = source(of: key)
        if let log = app.writes.changeLog {
            let (old, new) = (values[key]?.shortText, value?.shortText)
            log.note(
                StateChange("scene storage \(key)", old: old ?? "nothing", new: new ?? "nothing"))
        }
        values[key] = value
        unsavedKeys.insert(key)
        app.writes.enqueue(PendingAction { source.write(value) }, transaction)
    }

    /// Sets or removes a value that no body reads.
    package func put(_ value: StoredValue?, for key: String) {
        guard values[key] != value else { return }
        values[key] = value
        unsavedKeys.insert(key)
    }

    /// The changes since the last call; nil stands for a removed value.
    package func takeUnsaved() -> [String: StoredValue?] {
        defer { unsavedKeys = [] }
        return Dictionary(uniqueKeysWithValues: unsavedKeys.map { ($0, values[$0]) })
    }

    /// Has the next call of `takeUnsaved` return all values.
    package func forgetSaved() { unsavedKeys.formUnion(values.keys) }

    private func source(of key: String) -> Source<StoredValue?> {
        if let known = sources[key] { return known }
        let new = Source(values[key], in: app.graph, label: "scene storage")
        sources[key] = new
        return new
    }
}

enum SceneStorageTableKey: EnvironmentKey {
    static var defaultValue: StorageTable? { nil }
}

extension EnvironmentValues {
    /// The storage of the scene; nil in the tree of declarations.
    package var sceneStorage: StorageTable? {
        get { self[SceneStorageTableKey.self] }
        set { self[SceneStorageTableKey.self] = newValue }
    }
}
