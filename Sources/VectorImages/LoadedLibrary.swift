import Foundation

/// A shared library that is loaded when it is first needed, so that programs which never need it
/// neither start slower nor depend on it.
struct LoadedLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Nil where the library is not installed.
    init?(_ file: String) {
        guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    /// A function of the library or of those that it needs; nil where its version has none.
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}

/// What the libraries over GLib have in common: counted objects, and errors with a message.
struct GLibCalls: @unchecked Sendable {
    typealias Object = OpaquePointer
    typealias ErrorPointer = UnsafeMutablePointer<UnsafeMutableRawPointer?>

    let unref: @convention(c) (Object) -> Void
    private let freeError: @convention(c) (UnsafeMutableRawPointer) -> Void

    init?(_ library: LoadedLibrary) {
        typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void
        typealias Unref = @convention(c) (Object) -> Void
        guard let unref = library.function("g_object_unref", as: Unref.self),
            let freeError = library.function("g_error_free", as: Free.self)
        else { return nil }
        self.unref = unref
        self.freeError = freeError
    }

    /// Calls a function that may leave an error, and returns its result or the error's message.
    func call<Result>(_ body: (ErrorPointer) -> Result?) -> (result: Result?, message: String?) {
        var error: UnsafeMutableRawPointer?
        let result = body(&error)
        guard let error else { return (result, nil) }
        defer { freeError(error) }
        // After a number for the domain and one for the code stands the text.
        let text = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
        let message = text.map { String(cString: $0) } ?? "unknown error"
        return (nil, message.trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
