import FoundationNames
import ContentTypes
import Foundation
import Views

/// How the panel of a file dialog lists files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set of options from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Packages are entered like folders, instead of chosen.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files are listed.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Extensions are shown. They always are.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// What the modifiers around a file dialog say about it.
struct FileDialogOptions {
    var browser: FileDialogBrowserOptions = []
    var confirmationLabel: Text?
    var customizationID: String?
    var defaultDirectory: URL?
    var importsUnresolvedAliases = false
    var message: Text?
    var isEnabled: ((URL) -> Bool)?
    var filenameLabel: Text?
}

private enum FileDialogOptionsKey: EnvironmentKey {
    static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
    var fileDialog: FileDialogOptions {
        get { self[FileDialogOptionsKey.self] }
        set { self[FileDialogOptionsKey.self] = newValue }
    }
}

extension View {
    /// How file dialogs inside list files.
    nonisolated public func fileDialogBrowserOptions(
        _ options: FileDialogBrowserOptions
    ) -> some View {
        transformEnvironment(\.fileDialog) { $0.browser = options }
    }

    /// The title of the button that ends file dialogs inside.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialog) { $0.confirmationLabel = label }
    }

    nonisolated public func fileDialogConfirmationLabel(
        _ labelKey: LocalizedStringKey
    ) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel(
        _ labelResource: LocalizedStringResource
    ) -> some View {
        fileDialogConfirmationLabel(Text(labelResource))
    }

    /// Sets the title of the button that ends file dialogs to a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
        _ label: S
    ) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// File dialogs with the same id open in the folder in which the last of them ended.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
        transformEnvironment(\.fileDialog) { $0.customizationID = id }
    }

    /// The folder in which file dialogs inside open; nil for the user's documents.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        transformEnvironment(\.fileDialog) { $0.defaultDirectory = defaultDirectory }
    }

    /// The folder in which file dialogs inside open at first if the app names none.
    nonisolated package func fileDialogUsualDirectory(_ directory: URL) -> some View {
        transformEnvironment(\.fileDialog) {
            if $0.defaultDirectory == nil { $0.defaultDirectory = directory }
        }
    }

    /// Whether file dialogs inside give a symbolic link itself, and not what it leads to.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        transformEnvironment(\.fileDialog) { $0.importsUnresolvedAliases = imports }
    }

    /// A sentence at the top of file dialogs inside.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        transformEnvironment(\.fileDialog) { $0.message = message }
    }

    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    @_disfavoredOverload
    nonisolated public func fileDialogMessage(_ messageResource: LocalizedStringResource)
        -> some View
    {
        fileDialogMessage(Text(messageResource))
    }

    /// Shows a string, as it is, at the top of file dialogs inside.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Which files can be chosen in file dialogs inside.
    nonisolated public func fileDialogURLEnabled(
        _ predicate: Predicate<URL>
    ) -> some View {
        transformEnvironment(\.fileDialog) { options in
            options.isEnabled = { (try? predicate.evaluate($0)) ?? false }
        }
    }

    /// The label of the field for the file's name.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        transformEnvironment(\.fileDialog) { $0.filenameLabel = label }
    }

    nonisolated public func fileExporterFilenameLabel(
        _ labelKey: LocalizedStringKey
    ) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel(
        _ labelResource: LocalizedStringResource
    ) -> some View {
        fileExporterFilenameLabel(Text(labelResource))
    }

    /// Sets the label of the field for the file's name to a string, shown as it is.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(
        _ label: S
    ) -> some View {
        fileExporterFilenameLabel(Text(label))
    }
}
