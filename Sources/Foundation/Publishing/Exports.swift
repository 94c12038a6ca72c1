// What `import Combine` brings: OpenCombine and what it lacks, and with it what Foundation lacks.
@_exported import FoundationNames
@_exported import OpenCombineShim
