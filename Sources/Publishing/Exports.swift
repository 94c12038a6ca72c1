// What `import Combine` brings: OpenCombine, and what it lacks.
@_exported import OpenCombineShim
