import Foundation
import WebDriver

/// Serves the page of a review, and accepts what is clicked there.
final class ReviewService: LocalService {
    private let review: PreviewReview
    private let token: String
    private let title: String
    private let finish: @Sendable () -> Void

    let servesPages = true

    /// - Parameter finish: Called when whoever looks at the page is done.
    init(
        _ review: PreviewReview, token: String, title: String,
        finish: @escaping @Sendable () -> Void
    ) {
        self.review = review
        self.token = token
        self.title = title
        self.finish = finish
    }

    func reply(to request: LocalRequest) -> LocalAnswer {
        var path = request.path.prefix { $0 != "?" && $0 != "#" }.split(
            separator: "/", omittingEmptySubsequences: true
        ).map(String.init)
        guard let first = path.first, SharedSecret.isSame(first, token) else {
            return refusal(
                "the token is missing or wrong: it is a part of the address that casement "
                    + "previews prints", status: 403)
        }
        path.removeFirst()
        switch (request.method, path.first, path.count) {
        case ("GET", nil, 0):
            // The page names its pictures by their paths from here.
            guard request.path.hasSuffix("/") else {
                return LocalAnswer(
                    302, "text/plain", Data(), headers: [("Location", "/\(token)/")])
            }
            return page
        case ("GET", "picture", 3): return picture(path[1], path[2])
        case ("POST", "accept", 2): return accept(path[1])
        case ("POST", "done", 1):
            finish()
            return LocalAnswer(200, "text/plain; charset=utf-8", Data("done".utf8))
        default:
            return refusal("there is nothing at /\(path.joined(separator: "/"))", status: 404)
        }
    }

    func refusal(_ reason: String, status: Int) -> LocalAnswer {
        LocalAnswer(
            status, "text/plain; charset=utf-8", Data((reason + "\n").utf8),
            headers: [("X-Content-Type-Options", "nosniff")])
    }

    private var page: LocalAnswer {
        let policy =
            "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; "
            + "script-src 'unsafe-inline'; connect-src 'self'; frame-ancestors 'none'"
        return LocalAnswer(
            200, "text/html; charset=utf-8",
            Data(ReviewPage.text(review.entries, title: title).utf8),
            headers: [
                ("Content-Security-Policy", policy), ("Referrer-Policy", "no-referrer"),
                ("X-Content-Type-Options", "nosniff"),
            ])
    }

    private func picture(_ index: String, _ which: String) -> LocalAnswer {
        let entries = review.entries
        let folders = [
            "found": review.folder, "accepted": review.accepted, "difference": review.differences,
        ]
        guard let number = Int(index), entries.indices.contains(number),
            let folder = folders[which],
            let data = try? Data(contentsOf: folder.appending(path: entries[number].file))
        else { return refusal("there is no such picture", status: 404) }
        return LocalAnswer(200, "image/png", data)
    }

    private func accept(_ which: String) -> LocalAnswer {
        do {
            if which == "all" {
                try review.acceptAll()
            } else if let number = Int(which), review.entries.indices.contains(number) {
                try review.accept(number)
            } else {
                return refusal("there is no such picture", status: 404)
            }
        } catch {
            let path = review.accepted.appending(path: "x").path(percentEncoded: false)
            return refusal(
                "the picture cannot be written: \(WriteProblem.reason(error, at: path))",
                status: 500)
        }
        return LocalAnswer(200, "text/plain; charset=utf-8", Data("accepted".utf8))
    }
}
