import SwiftUI

/// The apps of this program, by the names their scenarios call them.
enum FixtureApps {
    static let all: [String: any App.Type] = [
        "adaptive": AdaptiveApp.self,
        "bindings": BindingsApp.self,
        "combine": CombineApp.self,
        "counter": CounterApp.self,
        "deduplicated": DeduplicatedApp.self,
        "dispatched": DispatchedApp.self,
        "editor": EditorApp.self,
        "equatable": EquatableApp.self,
        "injected": InjectedApp.self,
        "items": ItemsApp.self,
        "mistakes": MistakesApp.self,
        "navigation": NavigationApp.self,
        "preferences": PreferencesApp.self,
        "previews": PreviewsApp.self,
        "profile": ProfileApp.self,
        "publishing": PublishingApp.self,
        "redux": ReduxApp.self,
        "references": ReferencesApp.self,
        "reset": ResetApp.self,
        "restoration": RestorationApp.self,
        "sort": SortApp.self,
        "theme": ThemeApp.self,
        "timer": TimerApp.self,
        "toggle": ToggleApp.self,
        "truth": TruthApp.self,
        "volume": VolumeApp.self,
    ]
}
