import Hosting
import Testing

@testable import Casement

struct FrontChoiceTests {
    private func choice(_ front: String, screen: String = "windows") throws -> DisplayChoice {
        let environment = ["CASEMENT_FRONT": front, "CASEMENT_SCREEN": screen]
        return try DisplayChoice(
            LaunchOptions(environment: environment, arguments: ["/bin/notes"]),
            environment: environment)
    }

    @Test("CASEMENT_FRONT names a front by its name, with an argument where it takes one")
    func names() {
        #expect(FrontChoice.named(FrontRequest("headless"))?.form == "headless")
        #expect(FrontChoice.named(FrontRequest("fb:/dev/fb1"))?.form == "fb:PATH")
        for card in ["kms", "kms:/dev/dri/card1"] {
            #expect(FrontChoice.named(FrontRequest(card))?.form == "kms[:CARD]")
        }
        for wrong in ["", "x11", "fb", "fb:", "sdl:0", "Headless", "kmsdrm"] {
            #expect(FrontChoice.named(FrontRequest(wrong)) == nil, "\(wrong)")
        }
    }

    @Test("A name that no front has is answered with those that there are")
    func unknown() {
        let error = #expect(throws: UnknownFront.self) { try choice("x11") }
        #expect(
            error?.description
                == "CASEMENT_FRONT is \"x11\", not sdl, headless, fb:PATH or kms[:CARD]")
    }

    @Test("The requested size is the screen's only where all windows share a bare screen")
    func size() throws {
        #expect(try choice("fb:/tmp/pixels", screen: "single").sizeIsTheScreens)
        #expect(try !choice("fb:/tmp/pixels").sizeIsTheScreens)
        #expect(try !choice("headless", screen: "single").sizeIsTheScreens)
    }
}
