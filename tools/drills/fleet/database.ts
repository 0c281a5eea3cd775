import type { connectDatabase } from '../../../apps/api/src/database/orm.ts';

/** A connected database of the product. */
export type Database = Awaited<ReturnType<typeof connectDatabase>>;
