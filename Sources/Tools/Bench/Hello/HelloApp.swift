import Foundation
import SwiftUI

/// One text. Says so on standard output when it has been drawn, and stays until standard input
/// ends.
@main
struct HelloApp: App {
    var body: some Scene {
        WindowGroup("Hello") {
            Text("Hello")
                .onAppear {
                    // The main queue's turn comes when the first frame is in the framebuffer.
                    DispatchQueue.main.async {
                        print("frame")
                        fflush(stdout)
                        _ = readLine()
                        exit(0)
                    }
                }
        }
    }
}
