import { Migration20261121FirstTables } from './migrations/20261121-first-tables.ts';

/** Every change of the schema, in order. Names never change once released. */
export const migrations = [{ name: '20261121-first-tables', class: Migration20261121FirstTables }];
