#ifndef CDATABASE_H
#define CDATABASE_H

/// Turns off what a database's own schema could have a connection do: views, triggers, functions
/// with side effects, and writing to the schema. The connection is a `sqlite3 *`.
void casement_distrust_schema(void *_Nonnull connection);

#endif
