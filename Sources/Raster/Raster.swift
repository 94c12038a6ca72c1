import Foundation
package final class Framebuffer {}
