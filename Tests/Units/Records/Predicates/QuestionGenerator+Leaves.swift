#if Macros
    import Foundation

    @testable import Records

    // Questions in the words of `#Predicate`.

    extension QuestionGenerator {
        mutating func textTest() -> Truth {
            let word = word()
            switch any(0...5) {
            case 0:
                return Truth(#Predicate<Book> { $0.title.contains(word) }, book) {
                    word.isEmpty || $0.title.contains(word)
                }
            case 1:
                return Truth(#Predicate<Book> { $0.title.starts(with: word) }, book) {
                    $0.title.starts(with: word)
                }
            case 2:
                return Truth(
                    #Predicate<Book> { $0.title.localizedStandardContains(word) }, book
                ) { $0.title.localizedStandardContains(word) }
            case 3:
                let same = ComparisonResult.orderedSame
                return Truth(
                    #Predicate<Book> { $0.title.caseInsensitiveCompare(word) == same }, book
                ) { $0.title.caseInsensitiveCompare(word) == same }
            case 4:
                return Truth(
                    #Predicate<Book> { $0.subtitle?.localizedStandardContains(word) == true }, book
                ) { $0.subtitle?.localizedStandardContains(word) == true }
            default:
                return Truth(#Predicate<Book> { $0.title.isEmpty }, book) { $0.title.isEmpty }
            }
        }

        mutating func optional() -> Truth {
            let (stars, word) = (any(0...5), word())
            let choices: [Int?] = any(0...1) == 0 ? [stars, nil] : [stars]
            switch any(0...7) {
            case 0: return Truth(#Predicate<Book> { $0.stars == nil }, book) { $0.stars == nil }
            case 1: return Truth(#Predicate<Book> { $0.stars != stars }, book) { $0.stars != stars }
            case 2:
                return Truth(
                    #Predicate<Book> { book in
                        if let number = book.stars { number > stars } else { book.isRead }
                    }, book
                ) { row in row.stars.map { $0 > stars } ?? row.isRead }
            case 3:
                return Truth(#Predicate<Book> { ($0.stars ?? 9) % 2 == 1 }, book) {
                    ($0.stars ?? 9) % 2 == 1
                }
            case 4:
                return Truth(#Predicate<Book> { $0.subtitle?.contains(word) == false }, book) {
                    $0.subtitle.map { !word.isEmpty && !$0.contains(word) } == true
                }
            case 5:
                return Truth(#Predicate<Book> { choices.contains($0.stars) }, book) {
                    choices.contains($0.stars)
                }
            case 6:
                return Truth(#Predicate<Book> { $0.subtitle?.isEmpty != true }, book) {
                    $0.subtitle?.isEmpty != true
                }
            default:
                return Truth(#Predicate<Book> { $0.subtitle == word }, book) {
                    $0.subtitle == word
                }
            }
        }

        mutating func relationship() -> Truth {
            let (word, label, count) = (word(), "S\(any(0...4))", any(0...2))
            switch any(0...7) {
            case 0: return Truth(#Predicate<Book> { $0.writer == nil }, book) { $0.writer == nil }
            case 1:
                return Truth(#Predicate<Book> { $0.writer?.name == word }, book) {
                    $0.writer == word
                }
            case 2:
                return Truth(#Predicate<Book> { $0.writer?.name != word }, book) {
                    $0.writer != word
                }
            case 3:
                let day = Library.date(1500)
                return Truth(#Predicate<Book> { ($0.writer?.born ?? day) > day }, book) {
                    ($0.writerBorn ?? day) > day
                }
            case 4:
                return Truth(
                    #Predicate<Book> { $0.shelves.contains { $0.label == label } }, book
                ) { $0.shelves.contains(label) }
            case 5:
                return Truth(
                    #Predicate<Book> { $0.shelves.allSatisfy { $0.label < label } }, book
                ) { $0.shelves.allSatisfy { $0 < label } }
            case 6:
                return Truth(
                    #Predicate<Book> { $0.shelves.filter { $0.label >= label }.count > count }, book
                ) { $0.shelves.filter { $0 >= label }.count > count }
            default:
                return Truth(#Predicate<Book> { $0.shelves.isEmpty }, book) { $0.shelves.isEmpty }
            }
        }

        mutating func other() -> Truth {
            let word = word()
            switch any(0...6) {
            case 0:
                let genre = Genre.allCases[any(0...2)]
                return Truth(#Predicate<Book> { $0.genre == genre }, book) { $0.genre == genre }
            case 1:
                let price = Decimal(any(0...2500)) / 100
                return Truth(#Predicate<Book> { $0.price < price }, book) { $0.price < price }
            case 2:
                let code = UUID(
                    uuid: (UInt8(any(0...3)), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7))
                return Truth(#Predicate<Book> { $0.code >= code }, book) { $0.code >= code }
            case 3:
                return Truth(#Predicate<Book> { $0.tags.contains(word) }, book) {
                    $0.tags.contains(word)
                }
            case 4:
                return Truth(#Predicate<Book> { $0.isLong }, book) { $0.pages > 300 }
            case 5:
                let size = Size(width: any(-3...10) * 50, height: 2)
                return Truth(#Predicate<Book> { $0.size == size }, book) { $0.width == size.width }
            default:
                let words = [word, self.word()]
                return Truth(
                    #Predicate<Book> { book in words.contains { book.title.contains($0) } }, book
                ) { row in words.contains { $0.isEmpty || row.title.contains($0) } }
            }
        }
    }
#endif
