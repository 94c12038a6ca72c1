/// A parser of bytes from the network, which is run on the fuzzer's inputs.
enum FuzzedParser: String, CaseIterable {
    /// RFB, once a viewer is let in.
    case rfb
    /// HTTP, WebSocket, and the beginning of a VNC viewer's conversation: what anybody reaches.
    case web

    /// Nil, after a sentence, where the first argument names no parser of this build.
    static var chosen: FuzzedParser? {
        let name = CommandLine.arguments.dropFirst().first ?? ""
        guard let parser = FuzzedParser(rawValue: name) else {
            print("The first argument is rfb or web, not \"\(name)\".")
            return nil
        }
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
        }
    }
}
