// What `import os` brings, as far as SwiftUI programs use it: logs, signposts and locks.
@_exported import Dispatch
