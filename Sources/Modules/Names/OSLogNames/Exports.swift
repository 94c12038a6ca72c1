// What `import OSLog` brings: the names of `import os`, and Foundation.
@_exported import Foundation
@_exported import OSNames
