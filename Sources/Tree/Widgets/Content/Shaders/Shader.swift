import Foundation
import Geometry
import Views

/// A function of a program for a graphics processor, with its arguments. Such programs are written in
/// Metal, which only Apple's systems compile: what a shader would change is drawn as it is.
public struct Shader: Equatable, Sendable {
    /// A value that a shader's function is given.
    public struct Argument: Equatable, @unchecked Sendable {
        private let values: [Double]
        private let name: String
        private let object: AnyHashable?

        private init(_ name: String, _ values: [Double] = [], object: AnyHashable? = nil) {
            self.name = name
            self.values = values
            self.object = object
        }

        /// One number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
            Argument("float", [Double(x)])
        }

        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument("float2", [Double(x), Double(y)])
        }

        /// The two coordinates of a point, a size or a vector.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }

        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument("float3", [Double(x), Double(y), Double(z)])
        }

        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(
            _ x: T, _ y: T, _ z: T, _ w: T
        ) -> Argument {
            Argument("float4", [Double(x), Double(y), Double(z), Double(w)])
        }

        /// The numbers of an array.
        public static func floatArray(_ array: [Float]) -> Argument {
            Argument("floatArray", array.map(Double.init))
        }

        /// The bounds of what the shader is applied to.
        public static var boundingRect: Argument { Argument("boundingRect") }

        /// A colour.
        public static func color(_ color: Color) -> Argument { Argument("color", object: color) }

        /// The colours of an array.
        public static func colorArray(_ array: [Color]) -> Argument {
            Argument("colorArray", object: array)
        }

        /// A picture.
        public static func image(_ image: Image) -> Argument { Argument("image") }

        /// Bytes that the function reads by itself.
        public static func data(_ data: Data) -> Argument { Argument("data", object: data) }
    }

    /// The function that would run for each pixel.
    public var function: ShaderFunction
    /// The arguments of the function, after those that every shader is given.
    public var arguments: [Argument]
    /// Whether fine noise hides the steps of its colours.
    public var dithersColor = false

    /// Creates a shader from a function and its arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// Says once that the shader is not drawn.
    func warn() {
        RuntimeWarnings.log(
            """
            The shader “\(function.name)” changes nothing: shaders are programs in Metal, and nothing \
            here runs them.
            """)
    }
}

extension Shader: ShapeStyle {
    public typealias Resolved = Never

    /// The style of the text around, because the shader does not run.
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        warn()
        return ForegroundStyle()._resolve(in: context)
    }
}

/// A function in a library of shaders.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// The library that holds the function.
    public var library: ShaderLibrary
    /// The name of the function in its library.
    public var name: String

    /// Creates a reference to a function by its name; it may not exist.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// Returns a shader: the function called with arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A library of shaders, whose functions are its members.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private enum Source: Equatable, Sendable {
        case bundle(URL)
        case data(Data)
        case file(URL)
    }

    private let source: Source

    private init(source: Source) { self.source = source }

    /// Creates a library from the contents of a compiled file. They are not read here.
    public init(data: Data) { self.init(source: .data(data)) }
    /// Creates a library from a compiled file. It is not read here.
    public init(url: URL) { self.init(source: .file(url)) }

    /// The library of the app.
    public static let `default` = bundle(.main)

    /// The library among the resources of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
        ShaderLibrary(source: .bundle(bundle.bundleURL))
    }

    /// The function with a name in the app's library; it may not exist.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    /// The function with a name in this library; it may not exist.
    public subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: self, name: name)
    }
}
