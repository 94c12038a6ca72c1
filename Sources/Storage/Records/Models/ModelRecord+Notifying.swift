import Observation

// Changes that are made without a key path at hand, as undo, rollback and other contexts make them.

extension _ModelRecord {
    func notifyWillSet(_ path: AnyKeyPath?) {
        guard let path, let registrar, let object else { return }
        Self.notify(registrar, object, path, isDone: false)
    }

    func notifyDidSet(_ path: AnyKeyPath?) {
        guard let path, let registrar, let object else { return }
        Self.notify(registrar, object, path, isDone: true)
    }

    /// Notifies the observers of every property of the object, before and after `body`.
    func changeAll(_ body: () -> Void) {
        guard registrar != nil, let paths = table?.plan.keyPaths else { return body() }
        for path in paths { notifyWillSet(path) }
        body()
        for path in paths { notifyDidSet(path) }
    }

    private static func notify<Model: PersistentModel>(
        _ registrar: ObservationRegistrar, _ model: Model, _ path: AnyKeyPath, isDone: Bool
    ) {
        func open<Value>(_ type: Value.Type) {
            guard let path = path as? KeyPath<Model, Value> else { return }
            if isDone {
                registrar.didSet(model, keyPath: path)
            } else {
                registrar.willSet(model, keyPath: path)
            }
        }
        _openExistential(Swift.type(of: path).valueType, do: open)
    }
}
