/// The names of the types that every system knows, with their file extensions in parentheses.
extension UTType {
    /// Anything in a file system: the supertype of files, folders and links.
    public static let item = UTType(known: "public.item")
    /// Anything that people read, watch or hear, such as text, pictures and sound.
    public static let content = UTType(known: "public.content")
    /// Content of several kinds in one, such as a PDF document.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// A picture of a whole disk in one file.
    public static let diskImage = UTType(known: "public.disk-image")
    /// Any stream of bytes. It is the supertype of most files.
    public static let data = UTType(known: "public.data")
    /// A folder of any kind, including packages, bundles and volumes.
    public static let directory = UTType(known: "public.directory")
    /// Anything that leads to another item, such as a link or an alias.
    public static let resolvable = UTType(known: "com.apple.resolvable")
    /// A link in the file system, which leads to an item by its path.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// Anything that can be run, such as a program or a script.
    public static let executable = UTType(known: "public.executable")
    /// The folder in which a volume appears.
    public static let mountPoint = UTType(known: "com.apple.mount-point")
    /// A file of the Finder's that leads to another item.
    public static let aliasFile = UTType(known: "com.apple.alias-file")
    /// A bookmark of a URL in a file.
    public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
    /// The address of a resource.
    public static let url = UTType(known: "public.url")
    /// The address of a file. It is a kind of `url`.
    public static let fileURL = UTType(known: "public.file-url")
    /// Any text, with or without formatting.
    public static let text = UTType(known: "public.text")
    /// Text without formatting, in any encoding (`txt` or `text`).
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without formatting, in UTF-8. Strings are transferred as this type.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Text in UTF-16 that begins with a mark of its byte order, as exchanged between machines.
    public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
    /// Text in UTF-16, in the machine's byte order.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// Rows of values in a text, with a character between the values.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Rows of values with commas between them (`csv`).
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// Rows of values with tabs between them (`tsv`).
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// Rows of values with tabs between them, in UTF-8.
    public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
    /// Text with formatting in the Rich Text Format (`rtf`).
    public static let rtf = UTType(known: "public.rtf")
    /// A web page (`html`, `htm` or `shtml`).
    public static let html = UTType(known: "public.html")
    /// A document in the Extensible Markup Language (`xml`).
    public static let xml = UTType(known: "public.xml")
    /// A document in YAML (`yml` or `yaml`).
    public static let yaml = UTType(known: "public.yaml")
    /// A style sheet of web pages (`css`).
    public static let css = UTType(known: "public.css")
    /// The source of a program, in any language.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Source in assembly language (`s`).
    public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
    /// Source in C (`c`).
    public static let cSource = UTType(known: "public.c-source")
    /// Source in Objective-C (`m`).
    public static let objectiveCSource = UTType(known: "public.objective-c-source")
    /// Source in Swift (`swift`).
    public static let swiftSource = UTType(known: "public.swift-source")
    /// Source in C++ (`cpp`, `cp`, `cxx` or `cc`).
    public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
    /// Source in Objective-C++ (`mm`).
    public static let objectiveCPlusPlusSource = UTType(
        known: "public.objective-c-plus-plus-source")
    /// A header of C (`h`).
    public static let cHeader = UTType(known: "public.c-header")
    /// A header of C++ (`hpp`, `hh` or `hxx`).
    public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
    /// Source that an interpreter runs.
    public static let script = UTType(known: "public.script")
    /// An AppleScript as text (`applescript`).
    public static let appleScript = UTType(known: "com.apple.applescript.text")
    /// A compiled script of the Open Scripting Architecture (`scpt`).
    public static let osaScript = UTType(known: "com.apple.applescript.script")
    /// A package with a compiled script of the Open Scripting Architecture (`scptd`).
    public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
    /// Source in JavaScript (`js`, `mjs` or `jscript`).
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// A script of a shell (`sh` or `command`).
    public static let shellScript = UTType(known: "public.shell-script")
    /// A script in Perl (`pl` or `pm`).
    public static let perlScript = UTType(known: "public.perl-script")
    /// A script in Python (`py`).
    public static let pythonScript = UTType(known: "public.python-script")
    /// A script in Ruby (`rb` or `rbw`).
    public static let rubyScript = UTType(known: "public.ruby-script")
    /// A script in PHP (`php` and its variants).
    public static let phpScript = UTType(known: "public.php-script")
    /// Rules of `make` (`mk`).
    public static let makefile = UTType(known: "public.make-source")
    /// A document in JSON (`json`).
    public static let json = UTType(known: "public.json")
    /// Geographic data in JSON (`geojson`).
    public static let geoJSON = UTType(known: "public.geojson")
    /// A property list in any of its formats (`plist`).
    public static let propertyList = UTType(known: "com.apple.property-list")
    /// A property list in XML. It has no file extension of its own: `propertyList` has it.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// A property list in the binary format. It has no file extension of its own: `propertyList`
    /// has it.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// A document in the Portable Document Format (`pdf`).
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// A package of formatted text and what is attached to it (`rtfd`).
    public static let rtfd = UTType(known: "com.apple.rtfd")
    /// Formatted text and what is attached to it in one stream of bytes, as on a pasteboard.
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
    /// A web page with all its resources in one file (`webarchive`).
    public static let webArchive = UTType(known: "com.apple.webarchive")
    /// Any picture.
    public static let image = UTType(known: "public.image")
    /// A picture in JPEG (`jpeg`, `jpg` or `jpe`).
    public static let jpeg = UTType(known: "public.jpeg")
    /// A picture in TIFF (`tiff` or `tif`).
    public static let tiff = UTType(known: "public.tiff")
    /// A picture in GIF, which may move (`gif`).
    public static let gif = UTType(known: "com.compuserve.gif")
    /// A picture in PNG (`png`).
    public static let png = UTType(known: "public.png")
    /// The icon of an app on Apple's systems, in several sizes (`icns`).
    public static let icns = UTType(known: "com.apple.icns")
    /// A bitmap of Windows (`bmp` or `dib`).
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// An icon of Windows, in several sizes (`ico`).
    public static let ico = UTType(known: "com.microsoft.ico")
    /// The unprocessed picture of a camera's sensor, in any maker's format.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// A vector picture in SVG (`svg` or `svgz`).
    public static let svg = UTType(known: "public.svg-image")
    /// A still picture with the short movie around it.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// A picture in the High Efficiency Image File Format (`heif`).
    public static let heif = UTType(known: "public.heif")
    /// A picture in HEIF, compressed with HEVC (`heic`).
    public static let heic = UTType(known: "public.heic")
    /// A picture in WebP (`webp`).
    public static let webP = UTType(known: "org.webmproject.webp")
    /// A picture of high dynamic range in OpenEXR (`exr`).
    public static let exr = UTType(known: "com.ilm.openexr-image")
    /// A raw picture in Adobe's Digital Negative format (`dng`).
    public static let dng = UTType(known: "com.adobe.raw-image")
    /// A picture in JPEG XL (`jxl`).
    public static let jpegxl = UTType(known: "public.jpeg-xl")
    /// A model or a scene in three dimensions.
    public static let threeDContent = UTType(known: "public.3d-content")
    /// A scene in Universal Scene Description (`usd`).
    public static let usd = UTType(known: "com.pixar.universal-scene-description")
    /// A scene in Universal Scene Description with its resources, in one file (`usdz`).
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// A scene of Apple's Reality Composer (`reality`).
    public static let realityFile = UTType(known: "com.apple.reality")
    /// A scene of SceneKit (`scn`).
    public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
    /// An object that ARKit recognizes (`arobject`).
    public static let arReferenceObject = UTType(known: "com.apple.arobject")
    /// Any recording of sound, pictures or both.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// A movie, with or without sound.
    public static let movie = UTType(known: "public.movie")
    /// Moving pictures without a promise of sound. It is a kind of `movie`.
    public static let video = UTType(known: "public.video")
    /// Any recording of sound alone.
    public static let audio = UTType(known: "public.audio")
    /// A movie in QuickTime's format (`mov` or `qt`).
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// A movie in MPEG-1 or MPEG-2 (`mpg` and its variants).
    public static let mpeg = UTType(known: "public.mpeg")
    /// The pictures of a movie in MPEG-2 (`m2v`).
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
    /// A transport stream of MPEG-2, as television sends it (`ts`).
    public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
    /// Sound in MP3 (`mp3` or `mpga`).
    public static let mp3 = UTType(known: "public.mp3")
    /// A movie in MPEG-4 (`mp4` or `mpg4`).
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// Sound in MPEG-4, without pictures.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Sound in MPEG-4 with Apple's copy protection (`m4p`).
    public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
    /// A movie in MPEG-4 with Apple's copy protection (`m4v`).
    public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
    /// A movie in Audio Video Interleave (`avi`).
    public static let avi = UTType(known: "public.avi")
    /// Uncompressed sound in AIFF (`aiff` or `aif`).
    public static let aiff = UTType(known: "public.aiff-audio")
    /// Uncompressed sound in the Waveform format (`wav` or `wave`).
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// The notes of a piece of music (`midi`, `mid`, `smf` or `kar`).
    public static let midi = UTType(known: "public.midi-audio")
    /// A list of recordings to play, in any format.
    public static let playlist = UTType(known: "public.playlist")
    /// A list of recordings to play, as M3U text (`m3u` or `m3u8`).
    public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
    /// A folder that people see as one, not a package.
    public static let folder = UTType(known: "public.folder")
    /// The topmost folder of a disk or of another volume.
    public static let volume = UTType(known: "public.volume")
    /// A folder that people see as one file.
    public static let package = UTType(known: "com.apple.package")
    /// A folder with a structure that programs know, such as a framework or an app (`bundle`).
    public static let bundle = UTType(known: "com.apple.bundle")
    /// A bundle whose code other programs load (`plugin`).
    public static let pluginBundle = UTType(known: "com.apple.plugin")
    /// A plug-in that reads the metadata of files for Spotlight (`mdimporter`).
    public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
    /// A plug-in that makes previews of files (`qlgenerator`).
    public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
    /// A service that runs in a process of its own for an app (`xpc`).
    public static let xpcService = UTType(known: "com.apple.xpc-service")
    /// A bundle with a library and its resources (`framework`).
    public static let framework = UTType(known: "com.apple.framework")
    /// Any program with an interface, whatever its form.
    public static let application = UTType(known: "com.apple.application")
    /// A program as a bundle, as on Apple's systems (`app`).
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    /// A part of an app that the system runs by itself (`appex`).
    public static let applicationExtension = UTType(
        known: "com.apple.application-and-system-extension")
    /// A program as a file that Unix can run, without an extension.
    public static let unixExecutable = UTType(known: "public.unix-executable")
    /// A program of Windows (`exe`).
    public static let exe = UTType(known: "com.microsoft.windows-executable")
    /// A pane of the system's settings (`prefPane`).
    public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
    /// Files packed into one, compressed or not.
    public static let archive = UTType(known: "public.archive")
    /// Data compressed with gzip (`gz` or `gzip`).
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// Data compressed with bzip2 (`bz2`, `bzip2` or `bz`).
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// An archive in ZIP (`zip`).
    public static let zip = UTType(known: "public.zip-archive")
    /// An archive in Apple's own format (`aar` or `yaa`).
    public static let appleArchive = UTType(known: "com.apple.archive")
    /// An uncompressed archive of Unix (`tar`).
    public static let tarArchive = UTType(known: "public.tar-archive")
    /// A table of values and formulas, in any format.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// A sequence of slides, in any format.
    public static let presentation = UTType(known: "public.presentation")
    /// A collection of records, in any format.
    public static let database = UTType(known: "public.database")
    /// A message of any kind, such as an email.
    public static let message = UTType(known: "public.message")
    /// What is known of a person or a company, in any format.
    public static let contact = UTType(known: "public.contact")
    /// What is known of a person or a company, as a card of text (`vcf` or `vcard`).
    public static let vCard = UTType(known: "public.vcard")
    /// A task to do.
    public static let toDoItem = UTType(known: "public.to-do-item")
    /// An event in a calendar. An `ics` file is a kind of it.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// A message that is sent as email.
    public static let emailMessage = UTType(known: "public.email-message")
    /// A file with the address of something on the network.
    public static let internetLocation = UTType(known: "com.apple.internet-location")
    /// A file of Windows with the address of a page (`url`).
    public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
    /// A font, in any format.
    public static let font = UTType(known: "public.font")
    /// A stored reference to an item or a page.
    public static let bookmark = UTType(known: "public.bookmark")
    /// A certificate with its private key, encrypted (`p12` or `pfx`).
    public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
    /// A certificate of a public key (`cer`, `der` or `crt`).
    public static let x509Certificate = UTType(known: "public.x509-certificate")
    /// A book in EPUB (`epub`).
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// A program's record of what it did (`log`).
    public static let log = UTType(known: "public.log")
    /// A pattern of vibrations and sounds as JSON (`ahap`).
    public static let ahap = UTType(known: "com.apple.haptics.ahap")
}
