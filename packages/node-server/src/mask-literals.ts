const literals = /\bE'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'/gis;

/** Replaces the quoted values of a statement with `?`: the ORM writes values into the text of its statements. */
export const maskLiterals = (sql: string): string => sql.replace(literals, '?');
