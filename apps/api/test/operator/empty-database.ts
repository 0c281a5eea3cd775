import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { inject } from 'vitest';

/** Creates an empty database, owned by a role without any other right, and returns the URL of that role. */
export async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = Object.assign(new URL(inject('postgresUrl')), { pathname: '/postgres' });
  const orm = await MikroORM.init({ clientUrl: admin.href, entities: [], discovery: { warnWhenNoEntities: false } });
  await orm.em.fork().execute(`create role ${name} login nosuperuser`);
  await orm.em.fork().execute(`create database ${name} owner ${name} template template0`);
  await orm.close();
  return Object.assign(new URL(admin), { pathname: `/${name}`, username: name, password: '' }).href;
}
