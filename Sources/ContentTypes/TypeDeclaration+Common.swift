/// The types that every system knows: identifier, supertypes, file extensions, MIME types and a
/// description. The preferred extension and MIME type come first.
extension TypeDeclaration {
    static let common: [TypeDeclaration] = [
        TypeDeclaration("public.item", [], [], [], "Item"),
        TypeDeclaration("public.content", [], [], [], "Content"),
        TypeDeclaration("public.composite-content", ["public.content"], [], [], "Mixed Content"),
        TypeDeclaration(
            "public.disk-image", ["public.archive", "public.data"],
            [], [], "Disk Image"),
        TypeDeclaration("public.data", ["public.item"], [], [], "Data"),
        TypeDeclaration("public.directory", ["public.item"], [], ["inode/directory"], "Folder"),
        TypeDeclaration("com.apple.resolvable", [], [], [], "Resolvable"),
        TypeDeclaration(
            "public.symlink", ["public.item", "com.apple.resolvable"],
            [], ["inode/symlink"], "Symbolic Link"),
        TypeDeclaration("public.executable", ["public.item"], [], [], "Executable"),
        TypeDeclaration(
            "com.apple.mount-point", ["public.item", "com.apple.resolvable"],
            [], [], "Mount Point"),
        TypeDeclaration(
            "com.apple.alias-file", ["public.data", "com.apple.resolvable"],
            [], [], "Alias"),
        TypeDeclaration(
            "com.apple.bookmark", ["public.data", "com.apple.resolvable"],
            [], [], "Bookmark"),
        TypeDeclaration("public.url", ["public.data"], [], [], "URL"),
        TypeDeclaration("public.file-url", ["public.url"], [], [], "File URL"),
        TypeDeclaration("public.text", ["public.data", "public.content"], [], [], "Text"),
        TypeDeclaration(
            "public.plain-text", ["public.text"],
            ["txt", "text"], ["text/plain"], "Plain Text"),
        TypeDeclaration(
            "public.utf8-plain-text", ["public.plain-text"],
            [], ["text/plain;charset=utf-8"], "Plain Text in UTF-8"),
        TypeDeclaration(
            "public.utf16-external-plain-text", ["public.plain-text"],
            [], ["text/plain;charset=utf-16"], "Plain Text in UTF-16"),
        TypeDeclaration(
            "public.utf16-plain-text", ["public.plain-text"],
            [], [], "Plain Text in UTF-16"),
        TypeDeclaration("public.delimited-values-text", ["public.text"], [], [], "Delimited Text"),
        TypeDeclaration(
            "public.comma-separated-values-text", ["public.delimited-values-text"],
            ["csv"], ["text/csv", "text/comma-separated-values"], "CSV Document"),
        TypeDeclaration(
            "public.tab-separated-values-text", ["public.delimited-values-text"],
            ["tsv"], ["text/tab-separated-values"], "TSV Document"),
        TypeDeclaration(
            "public.utf8-tab-separated-values-text",
            ["public.tab-separated-values-text", "public.utf8-plain-text"],
            [], [], "TSV Document in UTF-8"),
        TypeDeclaration(
            "public.rtf", ["public.text"],
            ["rtf"], ["text/rtf", "application/rtf"], "Rich Text Document"),
        TypeDeclaration(
            "public.html", ["public.text"],
            ["html", "htm", "shtml"], ["text/html"], "HTML Document"),
        TypeDeclaration(
            "public.xml", ["public.text"],
            ["xml"], ["application/xml", "text/xml"], "XML Document"),
        TypeDeclaration(
            "public.yaml", ["public.text"],
            ["yml", "yaml"], ["application/yaml", "application/x-yaml", "text/yaml"],
            "YAML Document"),
        TypeDeclaration("public.css", ["public.text"], ["css"], ["text/css"], "Style Sheet"),
        TypeDeclaration("public.source-code", ["public.plain-text"], [], [], "Source Code"),
        TypeDeclaration(
            "public.assembly-source", ["public.source-code"],
            ["s"], ["text/x-asm"], "Assembly Source"),
        TypeDeclaration(
            "public.c-source", ["public.source-code"],
            ["c"], ["text/x-csrc"], "C Source"),
        TypeDeclaration(
            "public.objective-c-source", ["public.source-code"],
            ["m"], ["text/x-objcsrc"], "Objective-C Source"),
        TypeDeclaration(
            "public.swift-source", ["public.source-code"],
            ["swift"], ["text/x-swift"], "Swift Source"),
        TypeDeclaration(
            "public.c-plus-plus-source", ["public.source-code"],
            ["cpp", "cp", "cxx", "cc"], ["text/x-c++src"], "C++ Source"),
        TypeDeclaration(
            "public.objective-c-plus-plus-source", ["public.source-code"],
            ["mm"], ["text/x-objc++src"], "Objective-C++ Source"),
        TypeDeclaration(
            "public.c-header", ["public.source-code"],
            ["h"], ["text/x-chdr"], "C Header"),
        TypeDeclaration(
            "public.c-plus-plus-header", ["public.source-code"],
            ["hpp", "hh", "hxx"], ["text/x-c++hdr"], "C++ Header"),
        TypeDeclaration("public.script", ["public.source-code"], [], [], "Script"),
        TypeDeclaration(
            "com.apple.applescript.text", ["public.script"],
            ["applescript"], [], "AppleScript"),
        TypeDeclaration(
            "com.apple.applescript.script", ["public.data", "public.script"],
            ["scpt"], [], "Script"),
        TypeDeclaration(
            "com.apple.applescript.script-bundle",
            ["com.apple.bundle", "com.apple.package", "public.script"],
            ["scptd"], [], "Script Bundle"),
        TypeDeclaration(
            "com.netscape.javascript-source", ["public.script", "public.executable"],
            ["js", "mjs", "jscript"], ["text/javascript", "application/javascript"], "JavaScript"),
        TypeDeclaration(
            "public.shell-script", ["public.script", "public.executable"],
            ["sh", "command"], ["text/x-shellscript", "application/x-shellscript"], "Shell Script"),
        TypeDeclaration(
            "public.perl-script", ["public.shell-script"],
            ["pl", "pm"], ["text/x-perl"], "Perl Script"),
        TypeDeclaration(
            "public.python-script", ["public.shell-script"],
            ["py"], ["text/x-python"], "Python Script"),
        TypeDeclaration(
            "public.ruby-script", ["public.shell-script"],
            ["rb", "rbw"], ["text/x-ruby"], "Ruby Script"),
        TypeDeclaration(
            "public.php-script", ["public.shell-script"],
            ["php", "php3", "php4", "ph3", "ph4", "phtml"], ["application/x-php", "text/php"],
            "PHP Script"),
        TypeDeclaration(
            "public.make-source", ["public.script"],
            ["mk"], ["text/x-makefile"], "Makefile"),
        TypeDeclaration("public.json", ["public.text"], ["json"], ["application/json"], "JSON"),
        TypeDeclaration(
            "public.geojson", ["public.json"],
            ["geojson"], ["application/geo+json"], "GeoJSON"),
        TypeDeclaration(
            "com.apple.property-list", ["public.data"],
            ["plist"], [], "Property List"),
        TypeDeclaration(
            "com.apple.xml-property-list", ["com.apple.property-list", "public.xml"],
            [], [], "XML Property List"),
        TypeDeclaration(
            "com.apple.binary-property-list", ["com.apple.property-list"],
            [], [], "Binary Property List"),
        TypeDeclaration(
            "com.adobe.pdf", ["public.data", "public.composite-content"],
            ["pdf"], ["application/pdf"], "PDF Document"),
        TypeDeclaration(
            "com.apple.rtfd", ["com.apple.package", "public.composite-content"],
            ["rtfd"], [], "Rich Text Document With Attachments"),
        TypeDeclaration(
            "com.apple.flat-rtfd", ["public.data", "public.composite-content"],
            [], [], "Flat Rich Text Document"),
        TypeDeclaration(
            "com.apple.webarchive", ["public.data", "public.composite-content"],
            ["webarchive"], ["application/x-webarchive"], "Web Archive"),
        TypeDeclaration("public.image", ["public.data", "public.content"], [], [], "Image"),
        TypeDeclaration(
            "public.jpeg", ["public.image"],
            ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"], "JPEG Image"),
        TypeDeclaration(
            "public.tiff", ["public.image"],
            ["tiff", "tif"], ["image/tiff"], "TIFF Image"),
        TypeDeclaration(
            "com.compuserve.gif", ["public.image"],
            ["gif"], ["image/gif"], "GIF Image"),
        TypeDeclaration("public.png", ["public.image"], ["png"], ["image/png"], "PNG Image"),
        TypeDeclaration(
            "com.apple.icns", ["public.image"],
            ["icns"], ["image/x-icns"], "Icon Image"),
        TypeDeclaration(
            "com.microsoft.bmp", ["public.image"],
            ["bmp", "dib"], ["image/bmp", "image/x-bmp"], "BMP Image"),
        TypeDeclaration(
            "com.microsoft.ico", ["public.image"],
            ["ico"], ["image/vnd.microsoft.icon", "image/x-icon"], "Windows Icon"),
        TypeDeclaration("public.camera-raw-image", ["public.image"], [], [], "Raw Image"),
        TypeDeclaration(
            "public.svg-image", ["public.image", "public.xml"],
            ["svg", "svgz"], ["image/svg+xml"], "SVG Image"),
        TypeDeclaration("com.apple.live-photo", [], [], [], "Live Photo"),
        TypeDeclaration("public.heif", ["public.image"], ["heif"], ["image/heif"], "HEIF Image"),
        TypeDeclaration("public.heic", ["public.heif"], ["heic"], ["image/heic"], "HEIC Image"),
        TypeDeclaration(
            "org.webmproject.webp", ["public.image"],
            ["webp"], ["image/webp"], "WebP Image"),
        TypeDeclaration(
            "com.ilm.openexr-image", ["public.image"],
            ["exr"], ["image/x-exr"], "OpenEXR Image"),
        TypeDeclaration(
            "com.adobe.raw-image", ["public.camera-raw-image"],
            ["dng"], ["image/x-adobe-dng"], "DNG Image"),
        TypeDeclaration(
            "public.jpeg-xl", ["public.image"],
            ["jxl"], ["image/jxl"], "JPEG XL Image"),
        TypeDeclaration("public.3d-content", ["public.content"], [], [], "3D Content"),
        TypeDeclaration(
            "com.pixar.universal-scene-description", ["public.3d-content", "public.data"],
            ["usd"], [], "Universal Scene Description"),
        TypeDeclaration(
            "com.pixar.universal-scene-description-mobile",
            ["com.pixar.universal-scene-description"],
            ["usdz"], ["model/vnd.usdz+zip"], "Universal Scene Description Package"),
        TypeDeclaration(
            "com.apple.reality", ["public.data"],
            ["reality"], ["model/vnd.reality"], "Reality File"),
        TypeDeclaration(
            "com.apple.scenekit.scene", ["public.3d-content"],
            ["scn"], [], "SceneKit Scene"),
        TypeDeclaration(
            "com.apple.arobject", ["public.data"],
            ["arobject"], [], "AR Reference Object"),
        TypeDeclaration(
            "public.audiovisual-content", ["public.data", "public.content"],
            [], [], "Audiovisual Content"),
        TypeDeclaration("public.movie", ["public.audiovisual-content"], [], [], "Movie"),
        TypeDeclaration("public.video", ["public.movie"], [], [], "Video"),
        TypeDeclaration("public.audio", ["public.audiovisual-content"], [], [], "Audio"),
        TypeDeclaration(
            "com.apple.quicktime-movie", ["public.movie"],
            ["mov", "qt"], ["video/quicktime"], "QuickTime Movie"),
        TypeDeclaration(
            "public.mpeg", ["public.movie"],
            ["mpg", "mpeg", "mpe", "m75", "m15"], ["video/mpeg"], "MPEG Movie"),
        TypeDeclaration(
            "public.mpeg-2-video", ["public.video"],
            ["m2v"], ["video/mpeg2"], "MPEG-2 Video"),
        TypeDeclaration(
            "public.mpeg-2-transport-stream", ["public.movie"],
            ["ts"], ["video/mp2t"], "MPEG-2 Transport Stream"),
        TypeDeclaration(
            "public.mp3", ["public.audio"],
            ["mp3", "mpga"], ["audio/mpeg", "audio/mp3"], "MP3 Audio"),
        TypeDeclaration(
            "public.mpeg-4", ["public.movie"],
            ["mp4", "mpg4"], ["video/mp4"], "MPEG-4 Movie"),
        TypeDeclaration(
            "public.mpeg-4-audio", ["public.mpeg-4", "public.audio"],
            ["mp4"], ["audio/mp4"], "MPEG-4 Audio"),
        TypeDeclaration(
            "com.apple.protected-mpeg-4-audio", ["public.audio"],
            ["m4p"], [], "Protected MPEG-4 Audio"),
        TypeDeclaration(
            "com.apple.protected-mpeg-4-video", ["com.apple.m4v-video"],
            ["m4v"], [], "Protected MPEG-4 Video"),
        TypeDeclaration(
            "public.avi", ["public.movie"],
            ["avi"], ["video/avi", "video/x-msvideo"], "AVI Movie"),
        TypeDeclaration(
            "public.aiff-audio", ["public.audio"],
            ["aiff", "aif"], ["audio/aiff", "audio/x-aiff"], "AIFF Audio"),
        TypeDeclaration(
            "com.microsoft.waveform-audio", ["public.audio"],
            ["wav", "wave"], ["audio/wav", "audio/x-wav", "audio/vnd.wave"], "Waveform Audio"),
        TypeDeclaration(
            "public.midi-audio", ["public.audio"],
            ["midi", "mid", "smf", "kar"], ["audio/midi"], "MIDI Audio"),
        TypeDeclaration("public.playlist", [], [], [], "Playlist"),
        TypeDeclaration(
            "public.m3u-playlist", ["public.text", "public.playlist"],
            ["m3u", "m3u8"], ["audio/x-mpegurl", "application/vnd.apple.mpegurl"], "M3U Playlist"),
        TypeDeclaration("public.folder", ["public.directory"], [], [], "Folder"),
        TypeDeclaration("public.volume", ["public.folder"], [], [], "Volume"),
        TypeDeclaration("com.apple.package", ["public.directory"], [], [], "Package"),
        TypeDeclaration("com.apple.bundle", ["public.directory"], ["bundle"], [], "Bundle"),
        TypeDeclaration(
            "com.apple.plugin", ["com.apple.bundle", "com.apple.package"],
            ["plugin"], [], "Plug-in"),
        TypeDeclaration(
            "com.apple.metadata-importer", ["com.apple.plugin"],
            ["mdimporter"], [], "Spotlight Importer"),
        TypeDeclaration(
            "com.apple.quicklook-generator", ["com.apple.plugin"],
            ["qlgenerator"], [], "QuickLook Generator"),
        TypeDeclaration(
            "com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"],
            ["xpc"], [], "XPC Service"),
        TypeDeclaration(
            "com.apple.framework", ["com.apple.bundle"],
            ["framework"], [], "Framework"),
        TypeDeclaration("com.apple.application", ["public.executable"], [], [], "Application"),
        TypeDeclaration(
            "com.apple.application-bundle",
            ["com.apple.application", "com.apple.bundle", "com.apple.package"],
            ["app"], [], "Application"),
        TypeDeclaration(
            "com.apple.application-and-system-extension", ["com.apple.xpc-service"],
            ["appex"], [], "Application Extension"),
        TypeDeclaration(
            "public.unix-executable", ["public.data", "public.executable"],
            [], ["application/x-executable"], "Unix Executable"),
        TypeDeclaration(
            "com.microsoft.windows-executable", ["public.data", "public.executable"],
            ["exe"], ["application/x-msdownload"], "Windows Executable"),
        TypeDeclaration(
            "com.apple.systempreference.prefpane", ["com.apple.bundle", "com.apple.package"],
            ["prefPane"], [], "Preference Pane"),
        TypeDeclaration("public.archive", ["public.data"], [], [], "Archive"),
        TypeDeclaration(
            "org.gnu.gnu-zip-archive", ["public.data", "public.archive"],
            ["gz", "gzip"], ["application/gzip", "application/x-gzip"], "GZip Archive"),
        TypeDeclaration(
            "public.bzip2-archive", ["public.data", "public.archive"],
            ["bz2", "bzip2", "bz"], ["application/x-bzip2", "application/bzip2"], "Bzip2 Archive"),
        TypeDeclaration(
            "public.zip-archive", ["public.data", "com.pkware.zip-archive"],
            ["zip"], ["application/zip"], "ZIP Archive"),
        TypeDeclaration(
            "com.apple.archive", ["public.data", "public.archive"],
            ["aar", "yaa"], [], "Apple Archive"),
        TypeDeclaration(
            "public.tar-archive", ["public.data", "public.archive"],
            ["tar"], ["application/x-tar"], "TAR Archive"),
        TypeDeclaration("public.spreadsheet", ["public.content"], [], [], "Spreadsheet"),
        TypeDeclaration(
            "public.presentation", ["public.composite-content"],
            [], [], "Presentation"),
        TypeDeclaration("public.database", [], [], [], "Database"),
        TypeDeclaration("public.message", [], [], [], "Message"),
        TypeDeclaration("public.contact", [], [], [], "Contact"),
        TypeDeclaration(
            "public.vcard", ["public.text", "public.contact"],
            ["vcf", "vcard"], ["text/vcard", "text/directory"], "vCard"),
        TypeDeclaration("public.to-do-item", [], [], [], "To-Do Item"),
        TypeDeclaration("public.calendar-event", [], [], [], "Calendar Event"),
        TypeDeclaration("public.email-message", ["public.message"], [], [], "Email Message"),
        TypeDeclaration(
            "com.apple.internet-location", ["public.data"],
            [], [], "Internet Location"),
        TypeDeclaration(
            "com.microsoft.internet-shortcut", ["public.data"],
            ["url"], [], "Internet Shortcut"),
        TypeDeclaration("public.font", [], [], [], "Font"),
        TypeDeclaration("public.bookmark", [], [], [], "Bookmark"),
        TypeDeclaration(
            "com.rsa.pkcs-12", ["public.data"],
            ["p12", "pfx"], ["application/x-pkcs12"], "PKCS #12 Archive"),
        TypeDeclaration(
            "public.x509-certificate", ["public.data"],
            ["cer", "der", "crt"], ["application/x-x509-ca-cert"], "Certificate"),
        TypeDeclaration(
            "org.idpf.epub-container", ["public.data", "public.composite-content"],
            ["epub"], ["application/epub+zip"], "EPUB Publication"),
        TypeDeclaration("public.log", ["public.plain-text"], ["log"], [], "Log File"),
        TypeDeclaration(
            "com.apple.haptics.ahap", ["public.json"],
            ["ahap"], [], "Haptics Pattern"),
        TypeDeclaration("com.pkware.zip-archive", ["public.archive"], [], [], "ZIP Archive"),
        TypeDeclaration(
            "com.apple.m4v-video", ["public.mpeg-4"],
            ["m4v"], ["video/x-m4v"], "MPEG-4 Movie"),
        TypeDeclaration(
            "com.apple.m4a-audio", ["public.mpeg-4-audio"],
            ["m4a"], ["audio/x-m4a", "audio/m4a"], "MPEG-4 Audio"),
        TypeDeclaration(
            "net.daringfireball.markdown", ["public.text"],
            ["md", "markdown"], ["text/markdown"], "Markdown Document"),
        TypeDeclaration(
            "public.ogg-audio", ["public.audio"],
            ["ogg", "oga"], ["audio/ogg"], "Ogg Audio"),
        TypeDeclaration(
            "org.xiph.flac", ["public.audio"],
            ["flac"], ["audio/flac", "audio/x-flac"], "FLAC Audio"),
        TypeDeclaration(
            "org.webmproject.webm", ["public.movie"],
            ["webm"], ["video/webm"], "WebM Movie"),
        TypeDeclaration(
            "org.matroska.mkv", ["public.movie"],
            ["mkv"], ["video/x-matroska"], "Matroska Movie"),
        TypeDeclaration(
            "public.truetype-ttf-font", ["public.font", "public.data"],
            ["ttf"], ["font/ttf"], "TrueType Font"),
        TypeDeclaration(
            "public.opentype-font", ["public.font", "public.data"],
            ["otf"], ["font/otf"], "OpenType Font"),
        TypeDeclaration(
            "com.microsoft.word.doc", ["public.data", "public.composite-content"],
            ["doc"], ["application/msword"], "Word Document"),
        TypeDeclaration(
            "org.openxmlformats.wordprocessingml.document",
            ["public.data", "public.composite-content"],
            ["docx"], ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
            "Word Document"),
        TypeDeclaration(
            "com.microsoft.excel.xls", ["public.data", "public.spreadsheet"],
            ["xls"], ["application/vnd.ms-excel"], "Excel Workbook"),
        TypeDeclaration(
            "org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"],
            ["xlsx"], ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
            "Excel Workbook"),
        TypeDeclaration(
            "com.microsoft.powerpoint.ppt", ["public.data", "public.presentation"],
            ["ppt"], ["application/vnd.ms-powerpoint"], "PowerPoint Presentation"),
        TypeDeclaration(
            "org.openxmlformats.presentationml.presentation",
            ["public.data", "public.presentation"],
            ["pptx"], ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
            "PowerPoint Presentation"),
        TypeDeclaration(
            "org.oasis-open.opendocument.text", ["public.data", "public.composite-content"],
            ["odt"], ["application/vnd.oasis.opendocument.text"], "OpenDocument Text"),
        TypeDeclaration(
            "org.oasis-open.opendocument.spreadsheet", ["public.data", "public.spreadsheet"],
            ["ods"], ["application/vnd.oasis.opendocument.spreadsheet"], "OpenDocument Spreadsheet"),
        TypeDeclaration(
            "com.apple.ical.ics", ["public.text", "public.calendar-event"],
            ["ics"], ["text/calendar"], "Calendar Event"),
        TypeDeclaration(
            "org.iso.sql", ["public.text"],
            ["sql"], ["application/sql"], "SQL Document"),
        TypeDeclaration(
            "org.sqlite.database", ["public.data", "public.database"],
            ["sqlite", "sqlite3", "db"], ["application/vnd.sqlite3"], "SQLite Database"),
        TypeDeclaration(
            "org.7-zip.7-zip-archive", ["public.data", "public.archive"],
            ["7z"], ["application/x-7z-compressed"], "7-Zip Archive"),
        TypeDeclaration(
            "org.tukaani.xz-archive", ["public.data", "public.archive"],
            ["xz"], ["application/x-xz"], "XZ Archive"),
        TypeDeclaration(
            "com.apple.web-internet-location", ["com.apple.internet-location"],
            ["webloc"], [], "Web Location"),
    ]
}
