import CasementTesting
import Foundation
import SwiftUI
import Testing

@testable import budget
@testable import counter
@testable import gallery
@testable import ledger
@testable import mail
@testable import notes
@testable import panel
@testable import photos
@testable import reader
@testable import settings
@testable import todos
@testable import weather

/// The demos as people of every kind see them.
@MainActor
struct DemoGuidelineTests {
    init() {
        // More than a list shows; the usual 100,000 take seconds to make.
        setenv("LEDGER_ENTRIES", "1000", 1)
    }

    enum Demo: String, CaseIterable, Sendable {
        case budget, counter, gallery, ledger, mail, notes
        case panel, photos, reader, settings, todos, weather

        @MainActor
        func start(_ phases: TestApp.Phases = .desktop) -> TestApp {
            let size = CGSize(width: 900, height: 700)
            let home = Fixture()
            return switch self {
            case .budget: TestApp(BudgetApp.self, size: size, phases: phases, home: home)
            case .counter: TestApp(CounterApp.self, size: size, phases: phases, home: home)
            case .gallery: TestApp(GalleryApp.self, size: size, phases: phases, home: home)
            case .ledger: TestApp(LedgerApp.self, size: size, phases: phases, home: home)
            case .mail: TestApp(MailApp.self, size: size, phases: phases, home: home)
            case .notes: TestApp(NotesApp.self, size: size, phases: phases, home: home)
            case .panel: TestApp(PanelApp.self, size: size, phases: phases, home: home)
            case .photos: TestApp(PhotosApp.self, size: size, phases: phases, home: home)
            case .reader: TestApp(ReaderApp.self, size: size, phases: phases, home: home)
            case .settings: TestApp(SettingsApp.self, size: size, phases: phases, home: home)
            case .todos: TestApp(TodosApp.self, size: size, phases: phases, home: home)
            case .weather: TestApp(WeatherApp.self, size: size, phases: phases, home: home)
            }
        }
    }

    @Test(
        "Each demo keeps the guidelines, light and dark, narrow and wide", arguments: Demo.allCases)
    func desktop(demo: Demo) {
        demo.start().expectGuidelines(
            in: ScreenVariants(colorSchemes: [.light, .dark], widths: [320, 1280]),
            except: Self.isMeant)
    }

    @Test("Each demo keeps the guidelines from right to left", arguments: Demo.allCases)
    func rightToLeft(demo: Demo) {
        demo.start().expectGuidelines(
            in: ScreenVariants(directions: [.rightToLeft], widths: [320, 1280]),
            except: Self.isMeant)
    }

    // Missing: targets of 44 points in toolbars, steppers and toggles, and segments and prompts that
    // have space for the largest type.
    @Test("Each demo can be read under a finger, in the largest type", arguments: Demo.allCases)
    func device(demo: Demo) {
        demo.start(.device).expectGuidelines(
            [.names, .contrast, .focusOrder, .warnings],
            in: ScreenVariants(typeSizes: [.large, .accessibility5], widths: [390]),
            except: Self.isMeant)
    }

    private static func isMeant(_ finding: GuidelineFinding) -> Bool {
        switch finding.guideline {
        // The gallery shows what red SwiftUI has, which is not one for small texts.
        case .contrast: finding.element.contains("bold, italic, red, struck")
        // Missing: bars that become narrow at once, which come to rest in the next frame.
        case .warnings:
            finding.element.contains("called each other more than 4 times")
                || finding.element.contains("onChange(of: BarWidths)")
        default: false
        }
    }
}
