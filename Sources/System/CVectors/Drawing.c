#define _GNU_SOURCE
#include "Internals.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

// librsvg, Poppler and Cairo are loaded with the first file of their kind: linked, they would make
// every program start 17 ms later and depend on 58 MB more of libraries.

typedef void object;

/// `GError`.
struct error {
    uint32_t domain;
    int code;
    char *message;
};
/// `RsvgLength`.
struct length {
    double length;
    int unit;
};
/// `RsvgRectangle`.
struct rectangle {
    double x, y, width, height;
};

static struct {
    bool is_loaded;
    void (*unref)(object *);
    void (*free_error)(struct error *);
    object *(*surface)(unsigned char *, int, int, int, int);
    object *(*context)(object *);
    void (*scale)(object *, double, double);
    int (*status)(object *);
    void (*flush)(object *);
    void (*destroy_context)(object *);
    void (*destroy_surface)(object *);
} common;

static struct {
    bool is_tried, is_loaded;
    object *(*make)(const void *, size_t, struct error **);
    void (*set_dpi)(object *, double);
    int (*size)(object *, double *, double *);
    void (*dimensions)(object *, int *, struct length *, int *, struct length *, int *,
                       struct rectangle *);
    int (*draw)(object *, object *, const struct rectangle *, struct error **);
} svg;

static struct {
    bool is_tried, is_loaded;
    object *(*make)(void *, int, const char *, struct error **);
    object *(*page)(object *, int);
    void (*size)(object *, double *, double *);
    void (*draw)(object *, object *);
} pdf;

/// The drawing of the latest file.
static struct {
    uint64_t identity;
    object *document, *page;
    void *content;
    size_t length;
    double width, height;
} current;

#define FIND(library, target, name) (*(void **)&(target) = dlsym(library, name)) != NULL

static bool load_common(void *library) {
    if (common.is_loaded) return true;
    void *cairo = dlopen("libcairo.so.2", RTLD_NOW | RTLD_LOCAL);
    return common.is_loaded = cairo && FIND(library, common.unref, "g_object_unref") &&
                              FIND(library, common.free_error, "g_error_free") &&
                              FIND(cairo, common.surface, "cairo_image_surface_create_for_data") &&
                              FIND(cairo, common.context, "cairo_create") &&
                              FIND(cairo, common.scale, "cairo_scale") &&
                              FIND(cairo, common.status, "cairo_status") &&
                              FIND(cairo, common.flush, "cairo_surface_flush") &&
                              FIND(cairo, common.destroy_context, "cairo_destroy") &&
                              FIND(cairo, common.destroy_surface, "cairo_surface_destroy");
}

/// False where librsvg is not installed, or is older than 2.52.
static bool load_svg(void) {
    if (svg.is_tried) return svg.is_loaded;
    svg.is_tried = true;
    void *library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    return svg.is_loaded = library && load_common(library) &&
                           FIND(library, svg.make, "rsvg_handle_new_from_data") &&
                           FIND(library, svg.set_dpi, "rsvg_handle_set_dpi") &&
                           FIND(library, svg.size, "rsvg_handle_get_intrinsic_size_in_pixels") &&
                           FIND(library, svg.dimensions, "rsvg_handle_get_intrinsic_dimensions") &&
                           FIND(library, svg.draw, "rsvg_handle_render_document");
}

static bool load_pdf(void) {
    if (pdf.is_tried) return pdf.is_loaded;
    pdf.is_tried = true;
    void *library = dlopen("libpoppler-glib.so.8", RTLD_NOW | RTLD_LOCAL);
    return pdf.is_loaded = library && load_common(library) &&
                           FIND(library, pdf.make, "poppler_document_new_from_data") &&
                           FIND(library, pdf.page, "poppler_document_get_page") &&
                           FIND(library, pdf.size, "poppler_page_get_size") &&
                           FIND(library, pdf.draw, "poppler_page_render");
}

/// Says what a library complains about.
static void complain(struct vector_answer *answer, struct error *error, const char *otherwise) {
    const char *message = error && error->message ? error->message : otherwise;
    snprintf(answer->message, sizeof answer->message, "%s", message);
    if (error) common.free_error(error);
}

static void forget(void) {
    if (current.page) common.unref(current.page);
    if (current.document) common.unref(current.document);
    if (current.content) munmap(current.content, current.length);
    memset(&current, 0, sizeof current);
}

static bool open_svg(struct vector_answer *answer) {
    struct error *error = NULL;
    current.document = svg.make(current.content, current.length, &error);
    if (!current.document) {
        complain(answer, error, "it is not an SVG");
        return false;
    }
    svg.set_dpi(current.document, 96);
    double *width = &current.width, *height = &current.height;
    if (svg.size(current.document, width, height) && *width > 0 && *height > 0) return true;
    // Width and height are in percent, or missing.
    int flags[3] = {0, 0, 0};
    struct length lengths[2];
    struct rectangle box = {0, 0, 0, 0};
    svg.dimensions(current.document, &flags[0], &lengths[0], &flags[1], &lengths[1], &flags[2],
                   &box);
    *width = flags[2] ? box.width : 0;
    *height = flags[2] ? box.height : 0;
    return true;
}

static bool open_pdf(struct vector_answer *answer) {
    struct error *error = NULL;
    current.document = pdf.make(current.content, (int)current.length, NULL, &error);
    if (!current.document) {
        complain(answer, error, "it is not a PDF");
        return false;
    }
    current.page = pdf.page(current.document, 0);
    if (!current.page) {
        complain(answer, NULL, "it has no page");
        return false;
    }
    pdf.size(current.page, &current.width, &current.height);
    return true;
}

static bool draw(const struct vector_task *task, object *context, struct vector_answer *answer) {
    common.scale(context, task->width / current.width, task->height / current.height);
    if (task->format == vector_pdf) {
        pdf.draw(current.page, context);
    } else {
        struct error *error = NULL;
        struct rectangle box = {0, 0, current.width, current.height};
        if (!svg.draw(current.document, context, &box, &error)) {
            complain(answer, error, "it cannot be drawn");
            return false;
        }
    }
    // Such as too little memory.
    if (common.status(context) == 0) return true;
    complain(answer, NULL, "it cannot be drawn");
    return false;
}

void vectors_draw(const struct vector_task *task, void *file, void *pixels,
                  struct vector_answer *answer) {
    if (current.content && current.identity == task->identity) {
        munmap(file, task->length);
    } else {
        forget();
        current.content = file;
        current.length = task->length;
        if (!(task->format == vector_pdf ? load_pdf() : load_svg())) {
            answer->result = vector_without_library;
            return forget();
        }
        if (!(task->format == vector_pdf ? open_pdf(answer) : open_svg(answer))) return forget();
        current.identity = task->identity;
    }
    answer->width = current.width;
    answer->height = current.height;
    answer->result = vector_done;
    if (!pixels) return;
    // `CAIRO_FORMAT_ARGB32` is 0.
    object *surface = common.surface(pixels, 0, task->width, task->height, task->width * 4);
    object *context = common.context(surface);
    if (!draw(task, context, answer)) answer->result = vector_damaged;
    common.flush(surface);
    common.destroy_context(context);
    common.destroy_surface(surface);
}
