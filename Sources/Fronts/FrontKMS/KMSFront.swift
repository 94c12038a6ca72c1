import BareScreen
import Foundation
import Hosting

/// The displays of a graphics card without a display server. The uppermost window of each fills
/// it, or the only window is `SingleScreen`'s and extends over all of them.
package typealias KMSFront = ScreenFront

extension ScreenFront {
    /// `card` is a path such as `/dev/dri/card1`; nil for the first that has a display.
    package convenience init(
        card: String?, setup: ScreenSetup, environment: [String: String], spansDisplays: Bool,
        pump: MainQueuePump, input: (any ScreenSession) -> any ScreenInput,
        say: @escaping (String) -> Void
    ) throws {
        let paths = card.map { [$0] } ?? KMSCards.paths
        guard !paths.isEmpty else { throw KMSError.noCard }
        let session = SessionChoice.session(environment: environment, say: say)
        do {
            let device = try KMSCards.device(paths, session, setup)
            self.init(
                device, session: session, input: input(session), setup: setup,
                spansDisplays: spansDisplays, pump: pump, say: say)
        } catch {
            session.end()
            throw error
        }
    }
}

/// The cards of the system.
package enum KMSCards {
    private static let folder = "/dev/dri"

    /// Those that may drive displays, by number.
    package static var paths: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasPrefix("card") && Int($0.dropFirst(4)) != nil }
            .sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count }
            .map { "\(folder)/\($0)" }
    }

    /// The first card with a display; throws the first card's reason where none has one.
    static func device(
        _ paths: [String], _ session: any ScreenSession, _ setup: ScreenSetup
    ) throws(KMSError) -> KMSDevice {
        var failure: KMSError?
        for path in paths {
            do throws(KMSError) {
                let card = try KernelCard(path: path, session: session)
                do throws(KMSError) {
                    return try KMSDevice(
                        card, watch: KernelDisplayWatch(card: path), mode: setup.mode,
                        isActive: session.isActive)
                } catch {
                    card.close()
                    throw error
                }
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? .noCard
    }
}
