import Foundation
import Sessions

/// A session as a script of turns makes it: what is saved after each is known beforehand.
package enum ScriptedTurns {
    /// The value under which the session itself tells its turn.
    package static let key = "turn"

    /// What is saved after so many turns; nothing after none.
    package static func session(after count: Int) -> SavedSession {
        var session = SavedSession()
        for turn in stride(from: 1, through: count, by: 1) { take(turn, in: &session) }
        return session
    }

    /// How many turns the session is the outcome of; nil where it is that of no number of turns.
    package static func count(of session: SavedSession?) -> Int? {
        guard let session else { return 0 }
        guard case .int(let count)? = session.values[key] else {
            return session == SavedSession() ? 0 : nil
        }
        return session == self.session(after: count) ? count : nil
    }

    package static func changes(of turn: Int) -> SessionChanges {
        session(after: turn).changes(since: session(after: turn - 1))
    }

    /// Every turn counts on; windows open, change, close, and take values of several pages.
    private static func take(_ turn: Int, in session: inout SavedSession) {
        session.values[key] = .int(turn)
        if turn % 3 == 1 {
            let number = session.nextWindowNumber
            session.windows.append(
                SavedWindow(
                    number: number, sceneID: "note", title: "Note \(number)",
                    value: SavedWindow.Value(
                        typeName: "Swift.Int", json: Data("\(number)".utf8)),
                    frame: CGRect(x: 40 * number, y: 30, width: 640, height: 480),
                    order: number, storage: ["made": .int(turn)]))
            session.nextWindowNumber = number + 1
        }
        if turn % 5 == 0, session.windows.count > 1 { session.windows.removeFirst() }
        for index in session.windows.indices {
            session.windows[index].isKey = index == session.windows.count - 1
        }
        let last = session.windows.count - 1
        session.windows[last].storage["text"] = .string(
            String(repeating: "turn \(turn) ", count: turn % 4 == 2 ? 700 : turn))
        session.windows[0].frame?.origin.x += 1
    }
}
