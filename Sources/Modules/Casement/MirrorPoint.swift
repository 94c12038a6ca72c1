import Foundation
import FrontHeadless
import Hosting
import Logging
import Logs
import Scenes

#if Mirror
    import Mirror
    import MirrorServer

    /// What shows the screen elsewhere: viewers, if `CASEMENT_MIRROR` says where they find it, and a
    /// recording, if `CASEMENT_RECORD` names its file.
    @MainActor
    final class MirrorPoint {
        private var server: MirrorServer?
        private var recorder: ScreenRecorder?

        init(
            _ options: LaunchOptions, _ settings: MirrorSettings?, _ host: AppHost,
            _ logger: Logger, say: (String) -> Void
        ) throws {
            guard let front = host.display.screenFront as? MirrorFront else { return }
            front.connect(to: host)
            do {
                if let path = options.recording {
                    recorder = try ScreenRecorder(front.mirror, to: path)
                }
                if let settings {
                    let server = try MirrorServer(
                        settings, screen: front.mirror, name: options.appID,
                        logger: logger.about(.mirror))
                    for line in server.announcements { say(line) }
                    self.server = server
                }
            } catch {
                recorder?.end()
                // What was saved is as it was.
                host.quit()
                throw error
            }
        }

        /// How viewers get in; nil where there are none, or a complaint says why not.
        static func settings(
            _ options: inout LaunchOptions, _ environment: [String: String]
        ) -> MirrorSettings? {
            // Programs that the app starts are not to know the password.
            unsetenv(MirrorSettings.Variable.password.rawValue)
            let folder = options.keepsSession ? options.sessionDirectory : nil
            return MirrorSettings(
                environment: environment, folder: folder?.appending(path: "mirror"),
                isLogged: printsToJournal(environment), complaints: &options.complaints)
        }

        /// Whether the journal takes what the app prints. Programs that a service has started may have
        /// the variable of that, and another output.
        private static func printsToJournal(_ environment: [String: String]) -> Bool {
            var status = stat()
            guard let stream = environment["JOURNAL_STREAM"], fstat(STDERR_FILENO, &status) == 0
            else { return false }
            return stream == "\(status.st_dev):\(status.st_ino)"
        }

        /// The front, with viewers where some are wanted.
        nonisolated static func front(
            on opened: OpenedFront, _ options: LaunchOptions, scale: Double
        ) -> any Front {
            guard options.mirror != nil || options.recording != nil else { return opened.front }
            let isSingle = options.screen == .single
            return MirrorFront.of(
                opened.front, isSingle: isSingle,
                isResizable: isSingle && opened.front is HeadlessFront,
                size: options.size ?? WindowManager.defaultScreen.size, scale: scale)
        }

        /// The front that shows the app to its user.
        nonisolated static func original(of front: any Front) -> any Front {
            (front as? MirrorFront)?.front ?? front
        }

        /// Finishes what is written, and ends all viewers' conversations.
        func end() {
            recorder?.end()
            server?.stop()
        }
    }
#else
    /// Stands for viewers and recordings in a build without them.
    @MainActor
    final class MirrorPoint {
        /// How viewers would get in.
        struct Settings {}

        init(
            _ options: LaunchOptions, _ settings: Settings?, _ host: AppHost, _ logger: Logger,
            say: (String) -> Void
        ) throws {}

        static func settings(
            _ options: inout LaunchOptions, _ environment: [String: String]
        ) -> Settings? {
            let asked = [
                options.mirror.map { _ in "CASEMENT_MIRROR" },
                options.recording.map { _ in "CASEMENT_RECORD" },
            ].compactMap { $0 }
            for name in asked {
                options.complaints.append(
                    "\(name) is set, and this build has no viewers (the package trait Mirror is "
                        + "off).")
            }
            return nil
        }

        nonisolated static func front(
            on opened: OpenedFront, _ options: LaunchOptions, scale: Double
        ) -> any Front { opened.front }

        nonisolated static func original(of front: any Front) -> any Front { front }

        func end() {}
    }
#endif
