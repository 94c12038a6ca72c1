#ifndef CDATABASE_H
#define CDATABASE_H

#include <stddef.h>

/// Turns off what a database's own schema could have a connection do: views, triggers, functions
/// with side effects, and writing to the schema. The connection is a `sqlite3 *`.
void casement_distrust_schema(void *_Nonnull connection);

/// Gives SQLite a reserve of memory, from which it takes small pieces when the system has none. It
/// has to be called before SQLite is used; later calls do nothing.
void casement_reserve_memory(void);

/// Whether so many bytes can be had in one piece.
int casement_can_allocate(size_t size);

/// Whether the system has memory for work with a database, which is asked only while the reserve is
/// in use.
int casement_has_memory(void);

/// How many times the system had no memory for a small piece.
unsigned long long casement_shortages(void);

#endif
