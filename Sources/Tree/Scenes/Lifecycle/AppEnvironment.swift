import Views

/// The environment of the app itself, which its scenes and their windows inherit.
struct AppEnvironment: EnvironmentModifier {
    typealias Body = Never
    let phases: PhaseGroup
    let actions: WindowActions
    let documents: DocumentCenterReference

    func transform(_ values: inout EnvironmentValues) {
        values.followScenePhase(phases.phase)
        values.openWindow = OpenWindowAction(actions)
        values.openSettings = OpenSettingsAction(actions)
        values.dismissWindow = DismissWindowAction(actions)
        values.documentCenter = documents
        values.newDocument = NewDocumentAction(documents)
        values.openDocument = OpenDocumentAction(documents)
    }
}
