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
            if isFailed {
                fail(dataTask, .badServerResponse)
            } else if response.expectedContentLength > Int64(limit) {
                fail(dataTask, .dataLengthExceedsMaximum)
            } else {
                return completionHandler(.allow)
            }
            completionHandler(.cancel)
        }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
        ) {
            let isTooLong = downloads.withLock { downloads -> Bool in
                let id = dataTask.taskIdentifier
                guard let count = downloads[id]?.data.count, count + data.count <= limit else {
                    downloads[id]?.data = Data()
                    return true
                }
                downloads[id]?.data.append(data)
                return false
            }
            if isTooLong {
                fail(dataTask, .dataLengthExceedsMaximum)
                dataTask.cancel()
            }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
        ) {
            guard let download = downloads.withLock({ $0.removeValue(forKey: task.taskIdentifier) })
            else { return }
            if let failure = download.failure ?? error {
                download.continuation.resume(throwing: failure)
            } else {
                download.continuation.resume(returning: download.data)
            }
        }

        private func fail(_ task: URLSessionTask, _ code: URLError.Code) {
            downloads.withLock {
                let download = $0[task.taskIdentifier]
                $0[task.taskIdentifier]?.failure = download?.failure ?? URLError(code)
            }
        }
    }
#endif
