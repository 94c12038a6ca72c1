#if SDL
    import ATSPI
    import Desktop
    import FrontSDL
    import Geometry
    import Hosting
    import Logs
    import Views
    import Widgets

    /// What the desktop around an app's windows does for it, where it has a bus for that.
    @MainActor
    enum DesktopServices {
        /// Has the extras of the menu bar and the file panels shown by the desktop, and the desktop's
        /// settings followed. A scenario that drives the app from outside sees Casement's own panels,
        /// because other programs' windows are out of its reach, and no settings but its own.
        static func connect(
            _ configuration: inout LaunchConfiguration, on display: Display,
            environment: [String: String]
        ) {
            let options = configuration.options
            connectScreenReaders(&configuration, on: display, environment: environment)
            guard let front = MirrorPoint.original(of: display.screenFront) as? SDLFront,
                options.desktop == .automatic, options.controlSocket == nil,
                let address = SessionBus.address(environment)
            else { return }
            configuration.userSettings = DesktopSettings(busAt: address)
            configuration.notifications = DesktopNotifications(
                busAt: address, appID: options.appID, logger: configuration.logger.about(.desktop))
            guard display.singleScreen == nil else { return }
            configuration.statusIcons = StatusItems(
                busAt: address, appID: options.appID, logger: configuration.logger.about(.desktop),
                pictures: pictures)
            configuration.environment.desktopFilePanels = FilePortal(
                busAt: address, logger: configuration.logger.about(.desktop)
            ) { [weak front] in front?.foreignName(of: $0) }
        }

        /// Makes the windows known to screen readers, which nobody sees until one asks for them.
        private static func connectScreenReaders(
            _ configuration: inout LaunchConfiguration, on display: Display,
            environment: [String: String]
        ) {
            guard let front = MirrorPoint.original(of: display.screenFront) as? SDLFront,
                display.singleScreen == nil, configuration.options.desktop == .automatic,
                let addresses = BusAddresses(
                    environment, session: SessionBus.address(environment))
            else { return }
            configuration.assistiveTechnology = AccessibilityBridge(
                at: addresses, knowsPositions: front.knowsPositions)
        }

        /// Where a desktop shows icons they are this large, in points.
        private static let side: CGFloat = 22

        /// A label as an icon. It is grey, because a desktop tells nobody whether its panel is light
        /// or dark.
        private static func pictures(of label: AnyView) -> [StatusPicture] {
            [1, 2].compactMap { scale in
                let renderer = ImageRenderer(
                    content:
                        label
                        .labelStyle(.iconOnly)
                        .font(.system(size: side * 0.75))
                        .foregroundStyle(Color(white: 0.55))
                        .lineLimit(1)
                        .minimumScaleFactor(0.3)
                        .frame(width: side, height: side))
                renderer.scale = scale
                guard let picture = renderer.cgImage?.picture else { return nil }
                let pixels = UnsafeBufferPointer(
                    start: picture.pixels, count: picture.width * picture.height)
                return StatusPicture(
                    width: picture.width, height: picture.height,
                    bytes: pixels.flatMap { $0.straightBytes })
            }
        }
    }

    extension UInt32 {
        /// The bytes of a premultiplied pixel, alpha first, with colours that are not multiplied.
        fileprivate var straightBytes: [UInt8] {
            let alpha = self >> 24
            guard alpha > 0 else { return [0, 0, 0, 0] }
            func channel(_ shift: UInt32) -> UInt8 {
                UInt8(clamping: ((self >> shift & 0xFF) * 255 + alpha / 2) / alpha)
            }
            return [UInt8(alpha), channel(16), channel(8), channel(0)]
        }
    }
#endif
