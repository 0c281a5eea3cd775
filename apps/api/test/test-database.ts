import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { inject } from 'vitest';

/** Creates a database, cloned from the migrated one, and returns its URL. */
export async function testDatabase(): Promise<string> {
  const template = new URL(inject('postgresUrl'));
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const orm = await MikroORM.init({ clientUrl: admin.href, entities: [], discovery: { warnWhenNoEntities: false } });
  await orm.em.fork().execute(`create database ${name} template ${template.pathname.slice(1)}`);
  await orm.close();
  const made = new URL(template);
  made.pathname = `/${name}`;
  return made.href;
}
