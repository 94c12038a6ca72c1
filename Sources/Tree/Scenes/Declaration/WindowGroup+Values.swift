import FoundationNames
import Views
import Widgets

/// Groups whose windows each present a value; it is saved with the window.
extension WindowGroup {
    /// Creates a group whose windows present values of a type, `nil` in a window opened without
    /// one. The title is shown unless the content sets another; the id is that of `openWindow`.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: nil, presenting: content)
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: nil, presenting: content)
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(titleKey), presenting: content)
    }

    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(titleResource), presenting: content)
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(titleKey), presenting: content)
    }

    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(titleResource), presenting: content)
    }

    /// Creates a group whose windows present values of a type, with a title that is not translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(verbatim: String(title)), presenting: content)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(verbatim: String(title)), presenting: content)
    }

    /// Creates a group whose windows present values of a type, with a title.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: title, presenting: content)
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, presenting: content)
    }

    nonisolated private init<D: Codable & Hashable, C: View>(
        id: String?, title: Text?, presenting content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        let attributes = SceneAttributes(
            kind: .windowGroup, id: id, title: title, valueType: PresentedType(D.self, default: nil)
        )
        self.init(attributes) { value in
            AnyView(
                PresentedWindowContent(binding: typed(value, D.self).optionalBinding, make: content)
            )
        }
    }
}

/// Groups whose windows always have a value.
extension WindowGroup {
    /// Creates a group whose windows present values of a type, and a default in a window opened
    /// without one. The title is shown unless the content sets another; the id is that of
    /// `openWindow`.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: nil, presenting: content, defaultValue)
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: nil, presenting: content, defaultValue)
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(titleKey), presenting: content, defaultValue)
    }

    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(titleResource), presenting: content, defaultValue)
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(titleKey), presenting: content, defaultValue)
    }

    @_disfavoredOverload
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(titleResource), presenting: content, defaultValue)
    }

    /// Creates a group whose windows always have a value, with a title that is not translated.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(verbatim: String(title)), presenting: content, defaultValue)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(verbatim: String(title)), presenting: content, defaultValue)
    }

    /// Creates a group whose windows always have a value, with a title.
    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: title, presenting: content, defaultValue)
    }

    nonisolated public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, presenting: content, defaultValue)
    }

    nonisolated private init<D: Codable & Hashable, C: View>(
        id: String?, title: Text?, presenting content: @escaping (Binding<D>) -> C,
        _ defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        let attributes = SceneAttributes(
            kind: .windowGroup, id: id, title: title,
            valueType: PresentedType(D.self, default: defaultValue))
        self.init(attributes) { value in
            let binding = typed(value, D.self).binding(default: defaultValue)
            return AnyView(
                PresentedWindowContent(binding: typed(value, D.self).optionalBinding) { _ in
                    content(binding)
                })
        }
    }
}

/// The value of a window of a group that presents values of this type.
private func typed<D>(_ value: PresentedValue?, _ type: D.Type) -> TypedPresentedValue<D> {
    guard let value = value as? TypedPresentedValue<D> else {
        fatalError("A window of a group for \(D.self) was opened without storage for its value")
    }
    return value
}

/// The content of a window that presents a value; built again when the value changes.
nonisolated public struct PresentedWindowContent<
    Data: Decodable & Encodable & Hashable, Content: View
>:
    View
{
    let binding: Binding<Data?>
    let make: (Binding<Data?>) -> Content

    /// Content reads the value through its binding, and so becomes a reader.
    @MainActor public var body: Content { make(binding) }
}
