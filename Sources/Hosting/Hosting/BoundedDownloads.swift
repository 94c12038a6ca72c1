#if Network
    import Foundation
    import FoundationNetworking
    import Synchronization

    /// Loads addresses into memory, up to a number of bytes: a server that sends more, or never ends,
    /// is cut off.
    final class BoundedDownloads: NSObject, URLSessionDataDelegate {
        private struct Download {
            let continuation: CheckedContinuation<Data, any Error>
            var data = Data()
            /// Why it was cut off.
            var failure: (any Error)?
        }

        private let limit: Int
        private let downloads = Mutex<[Int: Download]>([:])
        /// Where downloads are cut off: a task that is cancelled waits for the session's own queue,
        /// which is where the delegate is called.
        private let cuts = DispatchQueue(label: "downloads that are cut off")

        init(limit: Int) { self.limit = limit }

        /// The session's delegate has to be this object.
        func data(from url: URL, by session: URLSession) async throws -> Data {
            let task = session.dataTask(with: url)
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    downloads.withLock {
                        $0[task.taskIdentifier] = Download(continuation: continuation)
                    }
                    task.resume()
                }
            } onCancel: {
                task.cancel()
            }
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
        ) {
            let status = (response as? HTTPURLResponse)?.statusCode
            let isFailed = status.map { !(200..<300).contains($0) } ?? false
            // Foundation does not ask whether to go on.
            if isFailed {
                cutOff(dataTask, .badServerResponse)
            } else if response.expectedContentLength > Int64(limit) {
                cutOff(dataTask, .dataLengthExceedsMaximum)
            }
            completionHandler(.allow)
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
        ) {
            let isTooLong = downloads.withLock { downloads -> Bool in
                let id = dataTask.taskIdentifier
                guard let download = downloads[id], download.failure == nil else { return false }
                guard download.data.count + data.count <= limit else { return true }
                downloads[id]?.data.append(data)
                return false
            }
            if isTooLong { cutOff(dataTask, .dataLengthExceedsMaximum) }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
        ) {
            guard let download = downloads.withLock({ $0.removeValue(forKey: task.taskIdentifier) })
            else { return }
            if let failure = download.failure ?? error {
                download.continuation.resume(throwing: failure)
            } else {
                keep(download.data, of: task, in: session)
                download.continuation.resume(returning: download.data)
            }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask,
            didReceive challenge: URLAuthenticationChallenge,
            completionHandler:
                @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            // Nobody is asked for a password, and the default is to cancel the task here.
            cutOff(task, .userAuthenticationRequired)
        }

        /// Caches an answer, which Foundation does not do for a delegate. When the answer is asked for
        /// again, Foundation looks at how long it is good, and removes it if that time is over.
        private func keep(_ data: Data, of task: URLSessionTask, in session: URLSession) {
            guard let response = task.response as? HTTPURLResponse,
                let request = task.currentRequest,
                let cache = session.configuration.urlCache
            else { return }
            let control = response.value(forHTTPHeaderField: "Cache-Control") ?? ""
            guard !control.lowercased().contains("no-store"),
                cache.cachedResponse(for: request) == nil
            else { return }
            cache.storeCachedResponse(
                CachedURLResponse(response: response, data: data), for: request)
        }

        /// Ends a download, and keeps none of what still comes.
        private func cutOff(_ task: URLSessionTask, _ code: URLError.Code) {
            downloads.withLock {
                guard let download = $0[task.taskIdentifier], download.failure == nil else {
                    return
                }
                $0[task.taskIdentifier]?.failure = URLError(code)
                $0[task.taskIdentifier]?.data = Data()
            }
            cuts.async { task.cancel() }
        }
    }

    /// Does what it is given at once, on the thread that gives it. A session that calls its delegate
    /// so loads no faster than the delegate takes what was loaded; another one keeps all the rest in
    /// memory, without a bound.
    final class DirectOperationQueue: OperationQueue, @unchecked Sendable {
        override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
    }
#endif
