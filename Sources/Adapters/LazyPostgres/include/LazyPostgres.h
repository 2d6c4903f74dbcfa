#ifndef LAZY_POSTGRES_H
#define LAZY_POSTGRES_H

#include <stdbool.h>
#include <stddef.h>

/// A connection to a server, `PGconn` of libpq.
typedef struct lazy_pq_connection lazy_pq_connection;
/// The result of a statement, `PGresult` of libpq.
typedef struct lazy_pq_result lazy_pq_result;

/// Values of `ConnStatusType`, `ExecStatusType`, `PGVerbosity`, and names of the fields of errors, which are part of libpq's binary interface.
static const int LAZY_PQ_CONNECTION_OK = 0;
static const int LAZY_PQ_COMMAND_OK = 1, LAZY_PQ_TUPLES_OK = 2;
static const int LAZY_PQ_VERBOSE = 2;
static const int LAZY_PQ_SQLSTATE = 'C';

/// Loads libpq. `false` where it is not installed, or has not all functions that are called here: then nothing else here may be called.
bool lazy_pq_is_available(void);

/// Whether libpq can parse a connection string.
bool lazy_pq_can_parse(const char *text);

/// Connects, as `PQconnectdbParams` with `dbname` expanded. The connection drops the server's notices.
lazy_pq_connection *lazy_pq_connect(const char *const *keywords, const char *const *values);
/// The other functions are those of libpq.
void lazy_pq_reset(lazy_pq_connection *connection);
void lazy_pq_finish(lazy_pq_connection *connection);
int lazy_pq_status(const lazy_pq_connection *connection);
char *lazy_pq_error_message(const lazy_pq_connection *connection);
int lazy_pq_set_error_verbosity(lazy_pq_connection *connection, int verbosity);

lazy_pq_result *lazy_pq_exec(lazy_pq_connection *connection, const char *sql);
lazy_pq_result *lazy_pq_prepare(lazy_pq_connection *connection, const char *name, const char *sql);
/// A statement with parameters; its result is in binary form.
lazy_pq_result *lazy_pq_exec_params(
    lazy_pq_connection *connection, const char *sql, int count, const char *const *values, const int *lengths, const int *formats);
/// A prepared statement; its result is in binary form.
lazy_pq_result *lazy_pq_exec_prepared(
    lazy_pq_connection *connection, const char *name, int count, const char *const *values, const int *lengths,
    const int *formats);

int lazy_pq_socket(const lazy_pq_connection *connection);
/// Reads what the server has sent. `false` if the connection is lost.
bool lazy_pq_consume_input(lazy_pq_connection *connection);
/// Takes the oldest notification that was read. `false` if there is none. `payload` gets its text, which has less than 8,000 bytes.
bool lazy_pq_take_notification(lazy_pq_connection *connection, char *payload, size_t size);

int lazy_pq_result_status(const lazy_pq_result *result);
char *lazy_pq_result_error_field(const lazy_pq_result *result, int field);
char *lazy_pq_command_status(lazy_pq_result *result);
char *lazy_pq_command_rows(lazy_pq_result *result);
int lazy_pq_rows(const lazy_pq_result *result);
int lazy_pq_columns(const lazy_pq_result *result);
char *lazy_pq_column_name(const lazy_pq_result *result, int column);
unsigned lazy_pq_column_type(const lazy_pq_result *result, int column);
bool lazy_pq_is_null(const lazy_pq_result *result, int row, int column);
int lazy_pq_length(const lazy_pq_result *result, int row, int column);
char *lazy_pq_value(const lazy_pq_result *result, int row, int column);
void lazy_pq_clear(lazy_pq_result *result);

#endif
