/// Stands for libcurl in an app without the network. Foundation's archives ask for libcurl even
/// where nothing loads an address, because a library that the app links could.
enum NetworkStub {
    /// What Foundation calls of libcurl.
    static let functions = [
        "curl_easy_cleanup", "curl_easy_getinfo", "curl_easy_init", "curl_easy_pause",
        "curl_easy_setopt", "curl_easy_strerror", "curl_free", "curl_multi_add_handle",
        "curl_multi_assign", "curl_multi_cleanup", "curl_multi_info_read", "curl_multi_init",
        "curl_multi_remove_handle", "curl_multi_setopt", "curl_multi_socket_action",
        "curl_slist_append", "curl_slist_free_all", "curl_url", "curl_url_get", "curl_url_set",
        "curl_version", "curl_version_info",
    ]

    /// A session may be made; the first use of it ends the app with a sentence.
    static var source: String {
        """
        #include <stdio.h>
        #include <stdlib.h>
        static void *missing(void) {
            fputs("URLSession was used in an app that was packaged without the network.\\n", stderr);
            abort();
        }
        int curl_global_init(long flags) { return (int)(flags & 0); }
        \(functions.map { "void *\($0)(void) { return missing(); }" }.joined(separator: "\n"))

        """
    }
}
