/** The maximum number of fields, deleted ones included until their values are removed. */
export const mostFields = 500;

/** Locks the fields until the transaction ends, so that two do not derive the same key. */
export const lockFields = `select pg_advisory_xact_lock(hashtext('subscriber_fields'))`;
