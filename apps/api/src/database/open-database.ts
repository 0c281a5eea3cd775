import type { MikroORM } from '@mikro-orm/postgresql';
import type { DatabasePreparation } from '../config-database.ts';
import { connectDatabase } from './orm.ts';
import { prepareDatabase } from './prepare-database.ts';
import { seedOnce } from './seed.ts';

/** Connects to the database and prepares its schema. Throws a message when it cannot be used. */
export async function openDatabase(databaseUrl: string, preparation: DatabasePreparation): Promise<MikroORM> {
  const orm = await connectDatabase(databaseUrl);
  await prepareDatabase(orm, preparation === 'check' ? 'check' : 'migrate');
  if (preparation === 'seed') await seedOnce(orm);
  return orm;
}
