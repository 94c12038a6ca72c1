import Automation
import Casement
import Foundation
import Testing
import Views

/// Reads and writes what the views around an element hold.
extension Finder {
    /// The value of a property of the app's views around the element, by its name: the nearest view
    /// that has one of that name counts, or the nearest of a type.
    ///
    /// Properties with `@State`, `@Binding`, `@AppStorage`, `@SceneStorage`, `@FocusState`,
    /// `@Environment` and those of objects can be read, and plain ones.
    /// If none has this name, or it has another type, an issue lists what there is.
    public func state<Value>(
        _ name: String, of view: (any View.Type)? = nil, as type: Value.Type = Value.self,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Value? {
        var result: Value?
        app.attempt(sourceLocation, isAction: false) { driver throws(StepFailure) in
            let (owner, property) = try property(name, of: view, driver)
            guard let value = property.get() as? Value else {
                throw otherType(property, of: owner, Value.self)
            }
            result = value
        }
        return result
    }

    /// Sets a property of the app's views around the element, by its name, and settles: one with
    /// `@State`, `@Binding`, `@AppStorage`, `@SceneStorage` or `@FocusState`.
    public func setState<Value>(
        _ name: String, of view: (any View.Type)? = nil, to value: Value,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        app.attempt(sourceLocation) { driver throws(StepFailure) in
            let (owner, property) = try property(name, of: view, driver)
            guard let set = property.set else {
                throw StepFailure(
                    "\(name) of \(owner) is \(property.kind), which cannot be set")
            }
            guard set(value) else { throw otherType(property, of: owner, Value.self) }
            driver.target.settle()
        }
    }

    /// The value of the environment that the element's view has.
    public func environment<Value>(
        _ path: KeyPath<EnvironmentValues, Value>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Value? {
        var result: Value?
        app.attempt(sourceLocation, isAction: false) { driver throws(StepFailure) in
            result = try environment(driver)[keyPath: path]
        }
        return result
    }

    /// Sets a value of the app's environment, as the system around it would, and expects that it
    /// reaches the element: a modifier in between may set another.
    public func setEnvironment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, to value: Value,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        app.setEnvironment(path, to: value)
        app.attempt(sourceLocation) { driver throws(StepFailure) in
            let found = try environment(driver)[keyPath: path]
            guard !ValueComparison.valuesEqual(found, value) else { return }
            let element = try driver.only(selector).element
            throw StepFailure(
                """
                the value \(value) does not reach \(element.line), which has \(found) from a \
                modifier around it
                """)
        }
    }

    // MARK: Looking

    private func environment(_ driver: ScenarioDriver) throws(StepFailure) -> EnvironmentValues {
        let element = try driver.only(selector).element
        guard let values = element.render?.viewEnvironment else {
            throw StepFailure("\(element.line) is not shown by a view")
        }
        return values
    }

    private func property(
        _ name: String, of wanted: (any View.Type)?, _ driver: ScenarioDriver
    ) throws(StepFailure) -> (owner: String, property: InspectedProperty) {
        let element = try driver.only(selector).element
        guard let render = element.render else {
            throw StepFailure("\(element.line) is not shown by a view")
        }
        let all = render.enclosingViews
        let views = wanted.map { type in all.filter { $0.type == type } } ?? all
        for view in views {
            if let property = view.properties.first(where: { $0.name == name }) {
                return (view.name, property)
            }
        }
        if let wanted, views.isEmpty {
            let names = all.map(\.name).joined(separator: ", ")
            throw StepFailure(
                """
                there is no \(wanted) around \(element.line); around it are: \
                \(names.isEmpty ? "no views of the app" : names)
                """)
        }
        let known = views.filter { !$0.properties.isEmpty }.map { view in
            "\(view.name) with "
                + view.properties.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        }.joined(separator: "; ")
        throw StepFailure(
            """
            no view around \(element.line) has a property “\(name)”; there are: \
            \(known.isEmpty ? "none" : known)
            """)
    }

    private func otherType(
        _ property: InspectedProperty, of owner: String, _ type: Any.Type
    ) -> StepFailure {
        StepFailure("\(property.name) of \(owner) is of type \(property.type), not \(type)")
    }
}

extension InspectedProperty {
    /// What a property is, as part of a sentence.
    fileprivate var kind: String {
        guard let wrapper else { return "a plain property" }
        return "aeiouAEIOU".contains(wrapper.prefix(1)) ? "an \(wrapper)" : "a \(wrapper)"
    }
}

extension TestApp {
    /// Sets a value of the environment that all windows of the app are given, and settles.
    public func setEnvironment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, to value: Value
    ) {
        noteAction()
        var values = host.instance.environment.value
        values[keyPath: path] = value
        values.removeHidden()
        host.instance.environment.write(values)
        host.settleAll()
    }
}
