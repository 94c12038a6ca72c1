import AppRunning
import Foundation
import Glibc

/// Makes this process another program.
enum ProgramExchange {
    /// Returns only if the program cannot be started, with the reason.
    static func become(
        _ executable: String, _ arguments: [String], _ environment: [String: String]
    ) -> String {
        Output.flush()
        CStrings.with([executable] + arguments) { argv in
            CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { envp in
                _ = execve(executable, argv, envp)
            }
        }
        return String(cString: strerror(errno))
    }
}
