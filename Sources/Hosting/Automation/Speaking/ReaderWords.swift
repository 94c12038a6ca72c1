/// The words in one language.
package struct ReaderWords: Sendable {
    private let words: [ReaderWord: String]

    package static let english = ReaderWords(words: [:])

    private init(words: [ReaderWord: String]) { self.words = words }

    /// The words in a language, such as `de`; the English ones if there are none.
    package init(language: String) { words = Self.translated[language] ?? [:] }

    package subscript(word: ReaderWord) -> String { words[word] ?? word.rawValue }

    func items(_ count: Int) -> String {
        self[.items].replacing("%d", with: "\(count)", maxReplacements: 1)
    }

    /// The languages of the keyboard on the screen.
    static let translated: [String: [ReaderWord: String]] = [
        "de": [
            .items: "Liste mit %d Einträgen", .menu: "Menü", .dialog: "Dialog", .window: "Fenster",
            .checkBox: "Kontrollkästchen", .slider: "Schieberegler", .stepper: "Drehfeld",
            .picker: "Auswahlfeld", .option: "Optionsfeld", .button: "Schaltfläche", .link: "Link",
            .field: "Eingabefeld", .password: "Passwortfeld", .editor: "Text", .date: "Datumsfeld",
            .color: "Farbwähler", .tab: "Reiter", .heading: "Überschrift", .level: "Ebene",
            .image: "Bild",
            .progress: "Fortschrittsbalken", .disabled: "nicht verfügbar", .checked: "aktiviert",
            .partlyChecked: "teilweise aktiviert", .notChecked: "nicht aktiviert",
            .selected: "ausgewählt", .notSelected: "nicht ausgewählt", .expanded: "erweitert",
            .collapsed: "reduziert", .readerOn: "Bildschirmleser ein",
            .readerOff: "Bildschirmleser aus",
        ],
        "fr": [
            .items: "Liste de %d éléments", .menu: "menu", .dialog: "boîte de dialogue",
            .window: "fenêtre", .checkBox: "case à cocher", .slider: "curseur",
            .stepper: "compteur", .picker: "liste déroulante", .option: "bouton radio",
            .button: "bouton", .link: "lien", .field: "champ de saisie", .password: "mot de passe",
            .editor: "texte", .date: "date", .color: "couleur", .tab: "onglet", .heading: "titre",
            .level: "niveau",
            .image: "image", .progress: "barre de progression", .disabled: "indisponible",
            .checked: "coché", .partlyChecked: "partiellement coché", .notChecked: "non coché",
            .selected: "sélectionné", .notSelected: "non sélectionné", .expanded: "développé",
            .collapsed: "réduit", .readerOn: "Lecteur d’écran activé",
            .readerOff: "Lecteur d’écran désactivé",
        ],
        "es": [
            .items: "Lista de %d elementos", .menu: "menú", .dialog: "diálogo", .window: "ventana",
            .checkBox: "casilla", .slider: "control deslizante", .stepper: "selector numérico",
            .picker: "cuadro combinado", .option: "botón de opción", .button: "botón",
            .link: "enlace", .field: "campo de texto", .password: "contraseña", .editor: "texto",
            .date: "fecha", .color: "color", .tab: "pestaña", .heading: "encabezado",
            .level: "nivel",
            .image: "imagen", .progress: "barra de progreso", .disabled: "no disponible",
            .checked: "marcada", .partlyChecked: "parcialmente marcada", .notChecked: "sin marcar",
            .selected: "seleccionado", .notSelected: "no seleccionado", .expanded: "expandido",
            .collapsed: "contraído", .readerOn: "Lector de pantalla activado",
            .readerOff: "Lector de pantalla desactivado",
        ],
        "ru": [
            .items: "Список, элементов: %d", .menu: "меню", .dialog: "диалог", .window: "окно",
            .checkBox: "флажок", .slider: "ползунок", .stepper: "счётчик",
            .picker: "раскрывающийся список", .option: "переключатель", .button: "кнопка",
            .link: "ссылка", .field: "поле ввода", .password: "пароль", .editor: "текст",
            .date: "дата", .color: "выбор цвета", .tab: "вкладка", .heading: "заголовок",
            .level: "уровень",
            .image: "изображение", .progress: "индикатор выполнения", .disabled: "недоступно",
            .checked: "отмечен", .partlyChecked: "частично отмечен", .notChecked: "не отмечен",
            .selected: "выбрано", .notSelected: "не выбрано", .expanded: "развёрнуто",
            .collapsed: "свёрнуто", .readerOn: "Экранный диктор включён",
            .readerOff: "Экранный диктор выключен",
        ],
        "ar": [
            .items: "قائمة من %d عناصر", .menu: "قائمة", .dialog: "حوار", .window: "نافذة",
            .checkBox: "خانة اختيار", .slider: "منزلق", .stepper: "زر زيادة ونقصان",
            .picker: "قائمة منسدلة", .option: "زر اختيار", .button: "زر", .link: "رابط",
            .field: "حقل نص", .password: "كلمة مرور", .editor: "نص", .date: "تاريخ", .color: "لون",
            .tab: "علامة تبويب", .heading: "عنوان", .level: "مستوى", .image: "صورة",
            .progress: "شريط التقدم",
            .disabled: "غير متاح", .checked: "محدد", .partlyChecked: "محدد جزئيًا",
            .notChecked: "غير محدد", .selected: "مختار", .notSelected: "غير مختار",
            .expanded: "موسع", .collapsed: "مطوي", .readerOn: "قارئ الشاشة يعمل",
            .readerOff: "قارئ الشاشة متوقف",
        ],
    ]
}
