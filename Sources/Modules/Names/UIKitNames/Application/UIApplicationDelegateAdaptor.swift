import Casement
import Hosting
import Observation
import Publishing
import Views

/// A delegate of UIKit's for an app of SwiftUI's: the app makes it once, when it starts, and calls it
/// from then on.
///
/// Views find a delegate that is an observable object in their environment.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
    DynamicProperty
{
    private var delegate: AdaptedDelegate<DelegateType>

    /// Makes the app's delegate, which is of this class.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let object = makeObject(of: delegateType)
        delegate = AdaptedDelegate(object)
        UIKitLifecycle.latest?.delegate = object
    }

    /// The app's delegate.
    public var wrappedValue: DelegateType { delegate.object }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Makes the app's delegate, which the app's body follows.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        let object = makeObject(of: delegateType)
        delegate = AdaptedDelegate(object)
        UIKitLifecycle.latest?.delegate = object
    }

    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: delegate.object).projectedValue
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
    /// Bindings to the delegate's properties.
    public var projectedValue: Bindable<DelegateType> { Bindable(delegate.object) }
}
