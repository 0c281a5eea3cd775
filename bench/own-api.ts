import { connectDatabase } from '../apps/api/src/database/orm.ts';
import { prepareDatabase } from '../apps/api/src/database/prepare-database.ts';
import { startPart, type OwnPart } from '../e2e/second-site.ts';
import { createSession, drillSecret } from '../tools/drills/fleet/create-session.ts';
import { serverSettings } from '../tools/start/server-settings.ts';
import { fillBlog, type Sql } from './fill-blog.ts';

/** An API process with its own blog, and the cookie of a signed-in user. */
export interface OwnApi extends OwnPart {
  posts: number;
  cookie: string;
  sql: Sql;
}

/** Creates a database with this many posts on a server, and starts the API on it as in production. */
export async function startApiWith(posts: number, server: string, settings?: Record<string, string>): Promise<OwnApi> {
  const api = await startApiOn(await makeDatabase(server, `posts_${posts}`), 'http', settings);
  await fillBlog(api.sql, posts);
  return { ...api, posts };
}

/** Creates a database on a server and returns its URL. */
export async function makeDatabase(server: string, name: string): Promise<string> {
  const url = new URL(server);
  const admin = await connectDatabase(server);
  await admin.em.fork().execute(`create database ${name}`);
  await admin.close();
  url.pathname = `/${name}`;
  return url.href;
}

/** Starts the API on a new database as in production. */
export async function startApiOn(
  databaseUrl: string,
  role: 'http' | 'worker' | 'all',
  settings: Record<string, string> = {},
): Promise<Omit<OwnApi, 'posts'>> {
  const orm = await connectDatabase(databaseUrl);
  await prepareDatabase(orm, 'migrate');
  const sql: Sql = (statement, values) => orm.em.fork().execute(statement, values);
  const cookie = await createSession(sql);
  const api = await startPart('apps/api/src/main.ts', 'API_PORT', {
    ...serverSettings,
    DATABASE_URL: databaseUrl,
    ROLE: role,
    PUBLIC_ORIGIN: 'http://localhost:1',
    OIDC_ISSUER: 'http://localhost:1',
    OIDC_CLIENT_ID: 'none',
    OIDC_CLIENT_SECRET: 'none',
    SESSION_SECRETS: drillSecret,
    LINK_SECRETS: drillSecret,
    STAFF_EMAIL_DOMAINS: 'lanesight.ai',
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'News <news@lanesight.ai>',
    SALES_EMAIL: 'sales@lanesight.ai',
    ...settings,
  });
  const stop = async () => {
    await api.stop();
    await orm.close();
  };
  return { ...api, cookie, sql, stop };
}
