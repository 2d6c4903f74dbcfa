#include "LazyCurl.h"

// In a static executable: the functions of libcurl that FoundationNetworking calls, which load the library at the first call.
//
// libcurl brings thirty libraries along, which would take a quarter of every start; few runs ask anything over the network.

#if LAZY_CURL

#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

static void *library(void) {
    static void *loaded;
    void *handle = __atomic_load_n(&loaded, __ATOMIC_ACQUIRE);
    if (handle == NULL) {
        // Loaded twice by two threads, it is the same library.
        handle = dlopen("libcurl.so.4", RTLD_LAZY | RTLD_LOCAL);
        __atomic_store_n(&loaded, handle, __ATOMIC_RELEASE);
    }
    return handle;
}

bool lazy_curl_is_available(void) { return library() != NULL; }

static void *function(const char *name) {
    void *handle = library();
    void *found = handle == NULL ? NULL : dlsym(handle, name);
    if (found == NULL) {
        fprintf(stderr, "%s is missing: install libcurl 7 or 8 (libcurl.so.4)\n", name);
        abort();
    }
    return found;
}

// The function, looked up by the first call.
static void *once(void **found, const char *name) {
    void *known = __atomic_load_n(found, __ATOMIC_RELAXED);
    if (known == NULL) {
        known = function(name);
        __atomic_store_n(found, known, __ATOMIC_RELAXED);
    }
    return known;
}

#define FORWARD(Result, name, parameters, arguments)                                                                              \
    Result name parameters {                                                                                                      \
        static void *found;                                                                                                       \
        void *known = once(&found, #name);                                                                                        \
        return ((Result(*) parameters)known)arguments;                                                                            \
    }

// Every option's value is a pointer or a number of 64 bits, which are passed alike.
_Static_assert(sizeof(long) == sizeof(void *), "values of options are not passed alike");

#define FORWARD_OPTION(name)                                                                                                      \
    int name(void *handle, int option, ...) {                                                                                     \
        static void *found;                                                                                                       \
        void *known = once(&found, #name);                                                                                        \
        va_list values;                                                                                                           \
        va_start(values, option);                                                                                                 \
        void *value = va_arg(values, void *);                                                                                     \
        va_end(values);                                                                                                           \
        return ((int (*)(void *, int, ...))known)(handle, option, value);                                                         \
    }

FORWARD(int, curl_global_init, (long flags), (flags))
FORWARD(char *, curl_version, (void), ())
FORWARD(void *, curl_version_info, (int age), (age))
FORWARD(void, curl_free, (void *memory), (memory))

FORWARD(void *, curl_easy_init, (void), ())
FORWARD(void, curl_easy_cleanup, (void *handle), (handle))
FORWARD(int, curl_easy_pause, (void *handle, int what), (handle, what))
FORWARD(const char *, curl_easy_strerror, (int code), (code))
FORWARD_OPTION(curl_easy_setopt)
FORWARD_OPTION(curl_easy_getinfo)

FORWARD(void *, curl_multi_init, (void), ())
FORWARD(int, curl_multi_cleanup, (void *multi), (multi))
FORWARD(int, curl_multi_add_handle, (void *multi, void *handle), (multi, handle))
FORWARD(int, curl_multi_remove_handle, (void *multi, void *handle), (multi, handle))
FORWARD(int, curl_multi_assign, (void *multi, int socket, void *value), (multi, socket, value))
FORWARD(void *, curl_multi_info_read, (void *multi, int *left), (multi, left))
FORWARD(int, curl_multi_socket_action, (void *multi, int socket, int events, int *running), (multi, socket, events, running))
FORWARD_OPTION(curl_multi_setopt)

FORWARD(void *, curl_slist_append, (void *list, const char *text), (list, text))
FORWARD(void, curl_slist_free_all, (void *list), (list))

FORWARD(void *, curl_url, (void), ())
FORWARD(int, curl_url_get, (void *url, int part, char **text, unsigned flags), (url, part, text, flags))
FORWARD(int, curl_url_set, (void *url, int part, const char *text, unsigned flags), (url, part, text, flags))

#else

bool lazy_curl_is_available(void) { return true; }

#endif
