import Foundation
import XcodeProjects

/// A parser of bytes from outside, which is run on the fuzzer's inputs.
enum FuzzedParser: String, CaseIterable {
    /// RFB, once a viewer is let in.
    case rfb
    /// HTTP, WebSocket, and the beginning of a VNC viewer's conversation: what anybody reaches.
    case web
    /// PNG and JPEG, with what a camera says of them.
    case picture
    /// Translations: `.strings`, `.stringsdict` and `.xcstrings`.
    case strings
    case plurals
    case catalog
    case markdown
    case recording
    /// What a test asks of an app.
    case command
    /// Files of a document in one value.
    case wrapper
    /// Property lists.
    case list
    /// Projects of Xcode's, models of Core Data, and Swift files, as `casement adopt` reads them.
    case project
    case model
    case swift
    /// Formats of `NSPredicate`.
    case predicate
    /// What is in a folder of an asset catalog.
    case assets
    /// Events of an input device, as the kernel sends them.
    case device
    /// Names of keyboard layouts, in the environment and in the system's files.
    case keyboard
    /// What a display says of its modes.
    case display
    /// Values in messages of a desktop's services.
    case bus
    /// What a saved session has of a window besides numbers.
    case state
    /// Drawings, in a process of their own.
    case svg
    case pdf
    /// Environment variables and arguments of an app.
    case options

    /// Nil, after a sentence, where the first argument names no parser of this build.
    static var chosen: FuzzedParser? {
        let name = CommandLine.arguments.dropFirst().first ?? ""
        guard let parser = FuzzedParser(rawValue: name) else {
            let names = allCases.map(\.rawValue).joined(separator: ", ")
            print("The first argument is one of \(names), not \"\(name)\".")
            return nil
        }
        #if !SDL
            if parser == .bus {
                print("Messages of a desktop are parsed in builds with the trait SDL alone.")
                return nil
            }
        #endif
        #if !Mirror
            if parser == .web {
                print("HTTP and WebSocket are parsed in builds with the trait Mirror alone.")
                return nil
            }
        #endif
        return parser
    }

    func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        switch self {
        case .rfb: RFBInput.run(bytes)
        case .web:
            #if Mirror
                WebInput.run(bytes)
            #endif
        case .picture: FileInput.picture(Data(bytes))
        case .strings: FileInput.translations(Data(bytes), in: "en.lproj/Table.strings")
        case .plurals: FileInput.translations(Data(bytes), in: "en.lproj/Table.stringsdict")
        case .catalog: FileInput.translations(Data(bytes), in: "Table.xcstrings")
        case .markdown: FileInput.markdown(Data(bytes))
        case .recording: FileInput.recording(Data(bytes))
        case .command: FileInput.command(Data(bytes))
        case .wrapper: FileInput.wrapper(Data(bytes))
        case .list: FileInput.list(Data(bytes))
        case .project: _ = try? OldPropertyList.read(Array(bytes))
        case .model: SourceInput.readMarkup(Array(bytes))
        case .swift: SourceInput.readSwift(Array(bytes))
        case .predicate: PredicateInput.run(bytes)
        case .assets: FileInput.assets(Data(bytes))
        case .device: DeviceBytes.run(bytes)
        case .keyboard: KeyboardInput.run(bytes)
        case .display: DisplayInput.run(bytes)
        case .bus:
            #if SDL
                BusInput.run(bytes)
            #endif
        case .state: StateInput.run(bytes)
        case .svg: FileInput.drawing(Data(bytes), .svg)
        case .pdf: FileInput.drawing(Data(bytes), .pdf)
        case .options: OptionsInput.run(bytes)
        }
    }
}
