import Foundation

extension TypeDeclaration {
    /// The types that every system knows.
    static let common: [TypeDeclaration] = commonTypes.split(separator: "\n").map { line in
        let columns = line.components(separatedBy: "|").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        func words(_ column: Int) -> [String] {
            columns[column].split(separator: " ").map(String.init)
        }
        return TypeDeclaration(columns[0], words(1), words(2), words(3), columns[4])
    }
}

/// A type a line: its identifier, supertypes, file extensions, MIME types and description. The
/// preferred extension and MIME type come first.
private let commonTypes = """
    public.item |  |  |  | Item
    public.content |  |  |  | Content
    public.composite-content | public.content |  |  | Mixed Content
    public.disk-image | public.archive public.data |  |  | Disk Image
    public.data | public.item |  |  | Data
    public.directory | public.item |  | inode/directory | Folder
    com.apple.resolvable |  |  |  | Resolvable
    public.symlink | public.item com.apple.resolvable |  | inode/symlink | Symbolic Link
    public.executable | public.item |  |  | Executable
    com.apple.mount-point | public.item com.apple.resolvable |  |  | Mount Point
    com.apple.alias-file | public.data com.apple.resolvable |  |  | Alias
    com.apple.bookmark | public.data com.apple.resolvable |  |  | Bookmark
    public.url | public.data |  |  | URL
    public.file-url | public.url |  |  | File URL
    public.text | public.data public.content |  |  | Text
    public.plain-text | public.text | txt text | text/plain | Plain Text
    public.utf8-plain-text | public.plain-text |  | text/plain;charset=utf-8 | Plain Text in UTF-8
    public.utf16-external-plain-text | public.plain-text |  | text/plain;charset=utf-16 | Plain Text in UTF-16
    public.utf16-plain-text | public.plain-text |  |  | Plain Text in UTF-16
    public.delimited-values-text | public.text |  |  | Delimited Text
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv text/comma-separated-values | CSV Document
    public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values | TSV Document
    public.utf8-tab-separated-values-text | public.tab-separated-values-text public.utf8-plain-text |  |  | TSV Document in UTF-8
    public.rtf | public.text | rtf | text/rtf application/rtf | Rich Text Document
    public.html | public.text | html htm shtml | text/html | HTML Document
    public.xml | public.text | xml | application/xml text/xml | XML Document
    public.yaml | public.text | yml yaml | application/yaml application/x-yaml text/yaml | YAML Document
    public.css | public.text | css | text/css | Style Sheet
    public.source-code | public.plain-text |  |  | Source Code
    public.assembly-source | public.source-code | s | text/x-asm | Assembly Source
    public.c-source | public.source-code | c | text/x-csrc | C Source
    public.objective-c-source | public.source-code | m | text/x-objcsrc | Objective-C Source
    public.swift-source | public.source-code | swift | text/x-swift | Swift Source
    public.c-plus-plus-source | public.source-code | cpp cp cxx cc | text/x-c++src | C++ Source
    public.objective-c-plus-plus-source | public.source-code | mm | text/x-objc++src | Objective-C++ Source
    public.c-header | public.source-code | h | text/x-chdr | C Header
    public.c-plus-plus-header | public.source-code | hpp hh hxx | text/x-c++hdr | C++ Header
    public.script | public.source-code |  |  | Script
    com.apple.applescript.text | public.script | applescript |  | AppleScript
    com.apple.applescript.script | public.data public.script | scpt |  | Script
    com.apple.applescript.script-bundle | com.apple.bundle com.apple.package public.script | scptd |  | Script Bundle
    com.netscape.javascript-source | public.script public.executable | js mjs jscript | text/javascript application/javascript | JavaScript
    public.shell-script | public.script public.executable | sh command | text/x-shellscript application/x-shellscript | Shell Script
    public.perl-script | public.shell-script | pl pm | text/x-perl | Perl Script
    public.python-script | public.shell-script | py | text/x-python | Python Script
    public.ruby-script | public.shell-script | rb rbw | text/x-ruby | Ruby Script
    public.php-script | public.shell-script | php php3 php4 ph3 ph4 phtml | application/x-php text/php | PHP Script
    public.make-source | public.script | mk | text/x-makefile | Makefile
    public.json | public.text | json | application/json | JSON
    public.geojson | public.json | geojson | application/geo+json | GeoJSON
    com.apple.property-list | public.data | plist |  | Property List
    com.apple.xml-property-list | com.apple.property-list public.xml |  |  | XML Property List
    com.apple.binary-property-list | com.apple.property-list |  |  | Binary Property List
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF Document
    com.apple.rtfd | com.apple.package public.composite-content | rtfd |  | Rich Text Document With Attachments
    com.apple.flat-rtfd | public.data public.composite-content |  |  | Flat Rich Text Document
    com.apple.webarchive | public.data public.composite-content | webarchive | application/x-webarchive | Web Archive
    public.image | public.data public.content |  |  | Image
    public.jpeg | public.image | jpeg jpg jpe | image/jpeg image/jpg | JPEG Image
    public.tiff | public.image | tiff tif | image/tiff | TIFF Image
    com.compuserve.gif | public.image | gif | image/gif | GIF Image
    public.png | public.image | png | image/png | PNG Image
    com.apple.icns | public.image | icns | image/x-icns | Icon Image
    com.microsoft.bmp | public.image | bmp dib | image/bmp image/x-bmp | BMP Image
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon image/x-icon | Windows Icon
    public.camera-raw-image | public.image |  |  | Raw Image
    public.svg-image | public.image public.xml | svg svgz | image/svg+xml | SVG Image
    com.apple.live-photo |  |  |  | Live Photo
    public.heif | public.image | heif | image/heif | HEIF Image
    public.heic | public.heif | heic | image/heic | HEIC Image
    org.webmproject.webp | public.image | webp | image/webp | WebP Image
    com.ilm.openexr-image | public.image | exr | image/x-exr | OpenEXR Image
    com.adobe.raw-image | public.camera-raw-image | dng | image/x-adobe-dng | DNG Image
    public.jpeg-xl | public.image | jxl | image/jxl | JPEG XL Image
    public.3d-content | public.content |  |  | 3D Content
    com.pixar.universal-scene-description | public.3d-content public.data | usd |  | Universal Scene Description
    com.pixar.universal-scene-description-mobile | com.pixar.universal-scene-description | usdz | model/vnd.usdz+zip | Universal Scene Description Package
    com.apple.reality | public.data | reality | model/vnd.reality | Reality File
    com.apple.scenekit.scene | public.3d-content | scn |  | SceneKit Scene
    com.apple.arobject | public.data | arobject |  | AR Reference Object
    public.audiovisual-content | public.data public.content |  |  | Audiovisual Content
    public.movie | public.audiovisual-content |  |  | Movie
    public.video | public.movie |  |  | Video
    public.audio | public.audiovisual-content |  |  | Audio
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime Movie
    public.mpeg | public.movie | mpg mpeg mpe m75 m15 | video/mpeg | MPEG Movie
    public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 Video
    public.mpeg-2-transport-stream | public.movie | ts | video/mp2t | MPEG-2 Transport Stream
    public.mp3 | public.audio | mp3 mpga | audio/mpeg audio/mp3 | MP3 Audio
    public.mpeg-4 | public.movie | mp4 mpg4 | video/mp4 | MPEG-4 Movie
    public.mpeg-4-audio | public.mpeg-4 public.audio | mp4 | audio/mp4 | MPEG-4 Audio
    com.apple.protected-mpeg-4-audio | public.audio | m4p |  | Protected MPEG-4 Audio
    com.apple.protected-mpeg-4-video | com.apple.m4v-video | m4v |  | Protected MPEG-4 Video
    public.avi | public.movie | avi | video/avi video/x-msvideo | AVI Movie
    public.aiff-audio | public.audio | aiff aif | audio/aiff audio/x-aiff | AIFF Audio
    com.microsoft.waveform-audio | public.audio | wav wave | audio/wav audio/x-wav audio/vnd.wave | Waveform Audio
    public.midi-audio | public.audio | midi mid smf kar | audio/midi | MIDI Audio
    public.playlist |  |  |  | Playlist
    public.m3u-playlist | public.text public.playlist | m3u m3u8 | audio/x-mpegurl application/vnd.apple.mpegurl | M3U Playlist
    public.folder | public.directory |  |  | Folder
    public.volume | public.folder |  |  | Volume
    com.apple.package | public.directory |  |  | Package
    com.apple.bundle | public.directory | bundle |  | Bundle
    com.apple.plugin | com.apple.bundle com.apple.package | plugin |  | Plug-in
    com.apple.metadata-importer | com.apple.plugin | mdimporter |  | Spotlight Importer
    com.apple.quicklook-generator | com.apple.plugin | qlgenerator |  | QuickLook Generator
    com.apple.xpc-service | com.apple.bundle com.apple.package | xpc |  | XPC Service
    com.apple.framework | com.apple.bundle | framework |  | Framework
    com.apple.application | public.executable |  |  | Application
    com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app |  | Application
    com.apple.application-and-system-extension | com.apple.xpc-service | appex |  | Application Extension
    public.unix-executable | public.data public.executable |  | application/x-executable | Unix Executable
    com.microsoft.windows-executable | public.data public.executable | exe | application/x-msdownload | Windows Executable
    com.apple.systempreference.prefpane | com.apple.bundle com.apple.package | prefPane |  | Preference Pane
    public.archive | public.data |  |  | Archive
    org.gnu.gnu-zip-archive | public.data public.archive | gz gzip | application/gzip application/x-gzip | GZip Archive
    public.bzip2-archive | public.data public.archive | bz2 bzip2 bz | application/x-bzip2 application/bzip2 | Bzip2 Archive
    public.zip-archive | public.data com.pkware.zip-archive | zip | application/zip | ZIP Archive
    com.apple.archive | public.data public.archive | aar yaa |  | Apple Archive
    public.tar-archive | public.data public.archive | tar | application/x-tar | TAR Archive
    public.spreadsheet | public.content |  |  | Spreadsheet
    public.presentation | public.composite-content |  |  | Presentation
    public.database |  |  |  | Database
    public.message |  |  |  | Message
    public.contact |  |  |  | Contact
    public.vcard | public.text public.contact | vcf vcard | text/vcard text/directory | vCard
    public.to-do-item |  |  |  | To-Do Item
    public.calendar-event |  |  |  | Calendar Event
    public.email-message | public.message |  |  | Email Message
    com.apple.internet-location | public.data |  |  | Internet Location
    com.microsoft.internet-shortcut | public.data | url |  | Internet Shortcut
    public.font |  |  |  | Font
    public.bookmark |  |  |  | Bookmark
    com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12 | PKCS #12 Archive
    public.x509-certificate | public.data | cer der crt | application/x-x509-ca-cert | Certificate
    org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | EPUB Publication
    public.log | public.plain-text | log |  | Log File
    com.apple.haptics.ahap | public.json | ahap |  | Haptics Pattern
    com.pkware.zip-archive | public.archive |  |  | ZIP Archive
    com.apple.m4v-video | public.mpeg-4 | m4v | video/x-m4v | MPEG-4 Movie
    com.apple.m4a-audio | public.mpeg-4-audio | m4a | audio/x-m4a audio/m4a | MPEG-4 Audio
    net.daringfireball.markdown | public.text | md markdown | text/markdown | Markdown Document
    public.ogg-audio | public.audio | ogg oga | audio/ogg | Ogg Audio
    org.xiph.flac | public.audio | flac | audio/flac audio/x-flac | FLAC Audio
    org.webmproject.webm | public.movie | webm | video/webm | WebM Movie
    org.matroska.mkv | public.movie | mkv | video/x-matroska | Matroska Movie
    public.truetype-ttf-font | public.font public.data | ttf | font/ttf | TrueType Font
    public.opentype-font | public.font public.data | otf | font/otf | OpenType Font
    com.microsoft.word.doc | public.data public.composite-content | doc | application/msword | Word Document
    org.openxmlformats.wordprocessingml.document | public.data public.composite-content | docx | application/vnd.openxmlformats-officedocument.wordprocessingml.document | Word Document
    com.microsoft.excel.xls | public.data public.spreadsheet | xls | application/vnd.ms-excel | Excel Workbook
    org.openxmlformats.spreadsheetml.sheet | public.data public.spreadsheet | xlsx | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet | Excel Workbook
    com.microsoft.powerpoint.ppt | public.data public.presentation | ppt | application/vnd.ms-powerpoint | PowerPoint Presentation
    org.openxmlformats.presentationml.presentation | public.data public.presentation | pptx | application/vnd.openxmlformats-officedocument.presentationml.presentation | PowerPoint Presentation
    org.oasis-open.opendocument.text | public.data public.composite-content | odt | application/vnd.oasis.opendocument.text | OpenDocument Text
    org.oasis-open.opendocument.spreadsheet | public.data public.spreadsheet | ods | application/vnd.oasis.opendocument.spreadsheet | OpenDocument Spreadsheet
    com.apple.ical.ics | public.text public.calendar-event | ics | text/calendar | Calendar Event
    org.iso.sql | public.text | sql | application/sql | SQL Document
    org.sqlite.database | public.data public.database | sqlite sqlite3 db | application/vnd.sqlite3 | SQLite Database
    org.7-zip.7-zip-archive | public.data public.archive | 7z | application/x-7z-compressed | 7-Zip Archive
    org.tukaani.xz-archive | public.data public.archive | xz | application/x-xz | XZ Archive
    com.apple.web-internet-location | com.apple.internet-location | webloc |  | Web Location
    """
