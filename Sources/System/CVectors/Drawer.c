#define _GNU_SOURCE
#include "Internals.h"

#include <errno.h>
#include <malloc.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

/// After so long without a task a drawer ends by itself, if the app has not ended it before.
enum { patience = 10 * 60 * 1000 };
/// After so many seconds of work a drawer ends and leaves the next task to another one, which has
/// all of its time.
enum { longest_work = 20 };

/// Takes a task and its descriptors; false where the app has gone.
static bool receive(struct vector_task *task, int *file, int *pixels) {
    *file = *pixels = -1;
    int descriptors[2];
    union {
        char bytes[CMSG_SPACE(sizeof descriptors)];
        struct cmsghdr header;
    } control;
    struct iovec part = {task, sizeof *task};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes,
                             .msg_controllen = sizeof control.bytes};
    ssize_t count;
    do count = recvmsg(drawer_socket, &message, MSG_CMSG_CLOEXEC);
    while (count < 0 && errno == EINTR);
    if (count != sizeof *task) return false;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_type == SCM_RIGHTS) {
        size_t size = header->cmsg_len - CMSG_LEN(0);
        memcpy(descriptors, CMSG_DATA(header), size);
        if (size >= sizeof(int)) *file = descriptors[0];
        if (size >= 2 * sizeof(int)) *pixels = descriptors[1];
    }
    return true;
}

static void perform(struct vector_task *task, int file, int pixels, struct vector_answer *answer) {
    if (task->format == vector_self_check) {
        answer->powers = vectors_powers();
        return;
    }
    answer->result = vector_damaged;
    // It stays mapped as long as the drawing is kept.
    void *content = mmap(NULL, task->length, PROT_READ, MAP_SHARED, file, 0);
    if (content == MAP_FAILED) return;
    void *target = NULL;
    size_t size = (size_t)task->width * (size_t)task->height * 4;
    if (size > 0) {
        target = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, pixels, 0);
        if (target == MAP_FAILED) {
            munmap(content, task->length);
            return;
        }
    }
    vectors_draw(task, content, target, answer);
    if (target) munmap(target, size);
}

static void work(void) {
    while (true) {
        struct pollfd wait = {drawer_socket, POLLIN, 0};
        int ready = poll(&wait, 1, patience);
        if (ready < 0 && errno == EINTR) continue;
        struct rusage usage;
        getrusage(RUSAGE_SELF, &usage);
        if (ready <= 0 || usage.ru_utime.tv_sec + usage.ru_stime.tv_sec >= longest_work) return;
        struct vector_task task;
        int file, pixels;
        if (!receive(&task, &file, &pixels)) return;
        struct vector_answer answer;
        memset(&answer, 0, sizeof answer);
        perform(&task, file, pixels, &answer);
        if (file >= 0) close(file);
        if (pixels >= 0) close(pixels);
        if (send(drawer_socket, &answer, sizeof answer, MSG_NOSIGNAL) != sizeof answer) return;
    }
}

/// Runs before `main`, and instead of it in a drawer.
__attribute__((constructor)) static void draw_instead_of_main(void) {
    if (!getenv(DRAWER_VARIABLE)) return;
    struct stat socket;
    // Somebody else has set the variable.
    if (fstat(drawer_socket, &socket) != 0 || !S_ISSOCK(socket.st_mode)) return;
    unsetenv(DRAWER_VARIABLE);
    prctl(PR_SET_NAME, "vectors", 0, 0, 0);
    // More of them would reserve addresses, of which there are few.
    mallopt(M_ARENA_MAX, 1);
    vectors_restrict();
    work();
    _exit(0);
}
