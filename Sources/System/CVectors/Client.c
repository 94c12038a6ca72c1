#define _GNU_SOURCE
#include "Internals.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// Looks whether an address is in the main program, which is the first of the process's objects.
static int look(struct dl_phdr_info *info, size_t size, void *result) {
    (void)size;
    uintptr_t address = (uintptr_t)&look;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];
        uintptr_t start = info->dlpi_addr + part->p_vaddr;
        if (part->p_type == PT_LOAD && address >= start && address < start + part->p_memsz)
            *(bool *)result = true;
    }
    return 1;
}

bool vectors_have_drawer(void) {
    bool result = false;
    dl_iterate_phdr(look, &result);
    return result;
}

/// The variables that a drawer needs: where libraries and fonts are, and the language of texts.
static const char *const kept[] = {
    "HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "FONTCONFIG_FILE",
    "FONTCONFIG_PATH", "LD_LIBRARY_PATH", "LANG", "LC_ALL", "LC_CTYPE",
};
enum { kept_count = sizeof kept / sizeof *kept };

int vectors_start(struct vector_drawer *drawer) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return errno;
    char *environment[kept_count + 4] = {DRAWER_VARIABLE "=1", "RAYON_NUM_THREADS=1",
                                         "GIO_USE_VFS=local"};
    int count = 3, failure = 0;
    for (int i = 0; i < kept_count; i++) {
        const char *value = getenv(kept[i]);
        if (!value) continue;
        size_t size = strlen(kept[i]) + strlen(value) + 2;
        char *line = malloc(size);
        if (!line) break;
        stpcpy(stpcpy(stpcpy(line, kept[i]), "="), value);
        environment[count++] = line;
    }
    environment[count] = NULL;

    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    // Signals that the app has blocked or ignores are not for the drawer.
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    posix_spawn_file_actions_adddup2(&actions, ends[1], drawer_socket);
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, 0, 1);
    posix_spawn_file_actions_adddup2(&actions, 0, 2);
    posix_spawn_file_actions_addclosefrom_np(&actions, drawer_socket + 1);
    char *arguments[] = {"vectors", NULL};
    // The end that is copied must not be what it is copied to: that would close it.
    if (ends[1] == drawer_socket) {
        int other = fcntl(ends[1], F_DUPFD_CLOEXEC, drawer_socket + 1);
        if (other < 0) failure = errno;
        close(ends[1]);
        ends[1] = other;
        posix_spawn_file_actions_destroy(&actions);
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, ends[1], drawer_socket);
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0);
        posix_spawn_file_actions_adddup2(&actions, 0, 1);
        posix_spawn_file_actions_adddup2(&actions, 0, 2);
        posix_spawn_file_actions_addclosefrom_np(&actions, drawer_socket + 1);
    }
    if (failure == 0)
        failure = posix_spawn(&drawer->process, "/proc/self/exe", &actions, &attributes,
                              arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    for (int i = 3; i < count; i++) free(environment[i]);
    if (ends[1] >= 0) close(ends[1]);
    if (failure != 0) close(ends[0]);
    drawer->socket = failure == 0 ? ends[0] : -1;
    return failure;
}

static bool send_task(int socket, struct vector_task *task, int file, int pixels) {
    int descriptors[2] = {file, pixels};
    int count = file < 0 ? 0 : pixels < 0 ? 1 : 2;
    union {
        char bytes[CMSG_SPACE(sizeof descriptors)];
        struct cmsghdr header;
    } control;
    memset(&control, 0, sizeof control);
    struct iovec part = {task, sizeof *task};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (count > 0) {
        message.msg_control = control.bytes;
        message.msg_controllen = CMSG_SPACE(count * sizeof(int));
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(count * sizeof(int));
        memcpy(CMSG_DATA(header), descriptors, count * sizeof(int));
    }
    ssize_t sent;
    do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    while (sent < 0 && errno == EINTR);
    return sent == sizeof *task;
}

static int64_t milliseconds(clockid_t clock) {
    struct timespec now = {0, 0};
    clock_gettime(clock, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

struct vector_answer vectors_ask(struct vector_drawer drawer, struct vector_task task, int file,
                                 int pixels, int work, int time) {
    struct vector_answer answer;
    memset(&answer, 0, sizeof answer);
    answer.result = vector_ended;
    if (!send_task(drawer.socket, &task, file, pixels)) return answer;
    // On a busy machine much time passes while the drawer does little.
    clockid_t work_clock;
    bool has_clock = clock_getcpuclockid(drawer.process, &work_clock) == 0;
    int64_t end = milliseconds(CLOCK_MONOTONIC) + time;
    int64_t work_end = has_clock ? milliseconds(work_clock) + work : 0;
    while (true) {
        int64_t left = end - milliseconds(CLOCK_MONOTONIC);
        int64_t work_left = has_clock ? work_end - milliseconds(work_clock) : left;
        if (work_left < left) left = work_left;
        struct pollfd wait = {drawer.socket, POLLIN, 0};
        int ready = poll(&wait, 1, left > 0 ? (int)left : 0);
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) {
            if (left > 0) continue;
            answer.result = vector_late;
            return answer;
        }
        ssize_t count = recv(drawer.socket, &answer, sizeof answer, MSG_DONTWAIT);
        if (count < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        // What a drawer that was taken over says is not believed blindly.
        if (count != sizeof answer || answer.result < vector_done ||
            answer.result > vector_without_library) {
            memset(&answer, 0, sizeof answer);
            answer.result = vector_ended;
        }
        answer.message[sizeof answer.message - 1] = 0;
        return answer;
    }
}

bool vectors_end(struct vector_drawer drawer, bool has_closed) {
    close(drawer.socket);
    int status = 0;
    pid_t ended = 0;
    for (int attempt = 0; attempt < (has_closed ? 1000 : 1) && ended == 0; attempt++) {
        if (attempt > 0) poll(NULL, 0, 1);
        ended = waitpid(drawer.process, &status, WNOHANG);
    }
    // Another part of the process may take all children's ends.
    if (ended < 0) return true;
    if (ended > 0) return WIFEXITED(status) && WEXITSTATUS(status) == 0;
    kill(drawer.process, SIGKILL);
    while (waitpid(drawer.process, &status, 0) < 0 && errno == EINTR) {}
    return false;
}

int vectors_make_memory(const void *content, size_t bytes) {
    int memory = memfd_create("vectors", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (memory < 0) return -1;
    if (ftruncate(memory, (off_t)bytes) != 0) goto failed;
    if (content) {
        for (size_t written = 0; written < bytes;) {
            ssize_t count = write(memory, (const char *)content + written, bytes - written);
            if (count < 0 && errno == EINTR) continue;
            if (count <= 0) goto failed;
            written += (size_t)count;
        }
        if (fcntl(memory, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK) != 0)
            goto failed;
    } else if (fcntl(memory, F_ADD_SEALS, F_SEAL_GROW | F_SEAL_SHRINK) != 0) {
        // The drawer could shorten it while the app reads it.
        goto failed;
    }
    return memory;
failed:
    close(memory);
    return -1;
}
