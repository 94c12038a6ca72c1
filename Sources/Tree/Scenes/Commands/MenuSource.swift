import Views

/// The app as its menus see it.
@MainActor
protocol MenuSource: AnyObject {
    /// The menus that every app has, for a window or, without one, for the key window.
    func standardMenus(in window: WindowID?) -> [StandardMenu]

    /// Whether the app has documents, and so menus in any case.
    var declaresDocuments: Bool { get }

    /// The environment in which titles of menus are resolved.
    var menuEnvironment: EnvironmentValues { get }

    /// The title of a window, where its content lets the user change it.
    func editableTitle(of window: WindowID) -> Binding<String>?
}
