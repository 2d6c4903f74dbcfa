#include "LazyPostgres.h"

// The functions of libpq that the store calls, from the library that is loaded when the first store in PostgreSQL is opened.
//
// Few machines that build or run Errand have libpq, and none needs its headers: what is declared here has been libpq's binary interface
// since PostgreSQL 9.0 of 2010 (libpq.so.5).

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>

// PQconninfoOption.
typedef struct {
    char *keyword, *environment, *compiled, *value, *label, *display;
    int size;
} option;

typedef lazy_pq_connection connection;
typedef lazy_pq_result result;
// PGnotify.
typedef struct {
    char *channel;
    int process;
    char *payload;
} notification;

typedef const char *const *texts;
typedef void (*notice_processor)(void *context, const char *message);

// Every function: its type of result, its name, its parameters.
#define FUNCTIONS(F)                                                                                                              \
    F(option *, PQconninfoParse, (const char *text, char **error))                                                                \
    F(void, PQconninfoFree, (option *options))                                                                                    \
    F(void, PQfreemem, (void *memory))                                                                                            \
    F(connection *, PQconnectdbParams, (texts keywords, texts values, int expands))                                               \
    F(notice_processor, PQsetNoticeProcessor, (connection *, notice_processor, void *context))                                    \
    F(void, PQreset, (connection *))                                                                                              \
    F(void, PQfinish, (connection *))                                                                                             \
    F(int, PQstatus, (const connection *))                                                                                        \
    F(char *, PQerrorMessage, (const connection *))                                                                               \
    F(int, PQsetErrorVerbosity, (connection *, int verbosity))                                                                    \
    F(result *, PQexec, (connection *, const char *sql))                                                                          \
    F(result *, PQprepare, (connection *, const char *name, const char *sql, int count, const unsigned *types))                   \
    F(result *, PQexecParams,                                                                                                     \
      (connection *, const char *sql, int count, const unsigned *types, texts values, const int *lengths, const int *formats,     \
       int format))                                                                                                               \
    F(result *, PQexecPrepared,                                                                                                   \
      (connection *, const char *name, int count, texts values, const int *lengths, const int *formats, int format))              \
    F(int, PQsocket, (const connection *))                                                                                        \
    F(int, PQconsumeInput, (connection *))                                                                                        \
    F(notification *, PQnotifies, (connection *))                                                                                 \
    F(int, PQresultStatus, (const result *))                                                                                      \
    F(char *, PQresultErrorField, (const result *, int field))                                                                    \
    F(char *, PQcmdStatus, (result *))                                                                                            \
    F(char *, PQcmdTuples, (result *))                                                                                            \
    F(int, PQntuples, (const result *))                                                                                           \
    F(int, PQnfields, (const result *))                                                                                           \
    F(char *, PQfname, (const result *, int column))                                                                              \
    F(unsigned, PQftype, (const result *, int column))                                                                            \
    F(int, PQgetisnull, (const result *, int row, int column))                                                                    \
    F(int, PQgetlength, (const result *, int row, int column))                                                                    \
    F(char *, PQgetvalue, (const result *, int row, int column))                                                                  \
    F(void, PQclear, (result *))

#define MEMBER(Result, name, parameters) Result(*name) parameters;
static struct {
    FUNCTIONS(MEMBER)
} pq;

static bool is_complete;

#define FIND(Result, name, parameters)                                                                                            \
    pq.name = (Result(*) parameters)dlsym(library, #name);                                                                        \
    if (pq.name == NULL) return;

static void load(void) {
#ifdef __APPLE__
    void *library = dlopen("libpq.5.dylib", RTLD_NOW | RTLD_LOCAL);
#else
    void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
#endif
    if (library == NULL) return;
    FUNCTIONS(FIND)
    is_complete = true;
}

bool lazy_pq_is_available(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return is_complete;
}

bool lazy_pq_can_parse(const char *text) {
    char *error = NULL;
    option *options = pq.PQconninfoParse(text, &error);
    // The error may quote a password.
    if (error != NULL) pq.PQfreemem(error);
    if (options == NULL) return false;
    pq.PQconninfoFree(options);
    return true;
}

// Notices would be printed otherwise.
static void drop(void *context, const char *message) {}

connection *lazy_pq_connect(texts keywords, texts values) {
    connection *made = pq.PQconnectdbParams(keywords, values, 1);
    if (made != NULL) pq.PQsetNoticeProcessor(made, drop, NULL);
    return made;
}

void lazy_pq_reset(connection *c) { pq.PQreset(c); }
void lazy_pq_finish(connection *c) { pq.PQfinish(c); }
int lazy_pq_status(const connection *c) { return pq.PQstatus(c); }
char *lazy_pq_error_message(const connection *c) { return pq.PQerrorMessage(c); }
int lazy_pq_set_error_verbosity(connection *c, int verbosity) { return pq.PQsetErrorVerbosity(c, verbosity); }

result *lazy_pq_exec(connection *c, const char *sql) { return pq.PQexec(c, sql); }
result *lazy_pq_prepare(connection *c, const char *name, const char *sql) { return pq.PQprepare(c, name, sql, 0, NULL); }

result *lazy_pq_exec_params(
    connection *c, const char *sql, int count, texts values, const int *lengths, const int *formats) {
    return pq.PQexecParams(c, sql, count, NULL, values, lengths, formats, 1);
}

result *lazy_pq_exec_prepared(
    connection *c, const char *name, int count, texts values, const int *lengths, const int *formats) {
    return pq.PQexecPrepared(c, name, count, values, lengths, formats, 1);
}

int lazy_pq_socket(const connection *c) { return pq.PQsocket(c); }
bool lazy_pq_consume_input(connection *c) { return pq.PQconsumeInput(c) == 1; }

bool lazy_pq_take_notification(connection *c, char *payload, size_t size) {
    notification *next = pq.PQnotifies(c);
    if (next == NULL) return false;
    snprintf(payload, size, "%s", next->payload);
    pq.PQfreemem(next);
    return true;
}

int lazy_pq_result_status(const result *r) { return pq.PQresultStatus(r); }
char *lazy_pq_result_error_field(const result *r, int field) { return pq.PQresultErrorField(r, field); }
char *lazy_pq_command_status(result *r) { return pq.PQcmdStatus(r); }
char *lazy_pq_command_rows(result *r) { return pq.PQcmdTuples(r); }
int lazy_pq_rows(const result *r) { return pq.PQntuples(r); }
int lazy_pq_columns(const result *r) { return pq.PQnfields(r); }
char *lazy_pq_column_name(const result *r, int column) { return pq.PQfname(r, column); }
unsigned lazy_pq_column_type(const result *r, int column) { return pq.PQftype(r, column); }
bool lazy_pq_is_null(const result *r, int row, int column) { return pq.PQgetisnull(r, row, column) != 0; }
int lazy_pq_length(const result *r, int row, int column) { return pq.PQgetlength(r, row, column); }
char *lazy_pq_value(const result *r, int row, int column) { return pq.PQgetvalue(r, row, column); }
void lazy_pq_clear(result *r) { pq.PQclear(r); }
