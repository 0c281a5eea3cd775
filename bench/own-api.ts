import { createHmac, randomUUID } from 'node:crypto';
import { connectDatabase } from '../apps/api/src/database/orm.ts';
import { prepareDatabase } from '../apps/api/src/database/prepare-database.ts';
import { startPart, type OwnPart } from '../e2e/second-site.ts';
import { fillBlog, type Sql } from './fill-blog.ts';

/** A copy of the API over a blog of its own, and the cookie of somebody who is signed in there. */
export interface OwnApi extends OwnPart {
  posts: number;
  cookie: string;
  sql: Sql;
}

const secret = 'm'.repeat(40);

/** Makes a database with that many posts on a server, and starts the API on it as in production. */
export async function startApiWith(posts: number, server: string): Promise<OwnApi> {
  const url = new URL(server);
  const admin = await connectDatabase(server);
  url.pathname = `/posts_${posts}`;
  await admin.em.fork().execute(`create database posts_${posts}`);
  await admin.close();
  const orm = await connectDatabase(url.href);
  await prepareDatabase(orm, 'migrate');
  const sql: Sql = (statement, values) => orm.em.fork().execute(statement, values);
  await fillBlog(sql, posts);
  const cookie = await signIn(sql);
  const api = await startPart('apps/api/src/main.ts', 'API_PORT', {
    DATABASE_URL: url.href,
    ROLE: 'http',
    PUBLIC_ORIGIN: 'http://localhost:1',
    OIDC_ISSUER: 'http://localhost:1',
    OIDC_CLIENT_ID: 'none',
    OIDC_CLIENT_SECRET: 'none',
    SESSION_SECRETS: secret,
    STAFF_EMAIL_DOMAINS: 'lanesight.ai',
    SMTP_URL: 'smtp://localhost:1',
    MAIL_FROM: 'News <news@lanesight.ai>',
    SALES_EMAIL: 'sales@lanesight.ai',
  });
  const stop = async () => {
    await api.stop();
    await orm.close();
  };
  return { ...api, posts, cookie, sql, stop };
}

/** The session that a sign-in would have left. */
async function signIn(sql: Sql): Promise<string> {
  const id = randomUUID();
  const sid = randomUUID();
  const expires = new Date(Date.now() + 3_600_000);
  const session = { userId: id, renewedAt: Date.now(), cookie: { expires, originalMaxAge: 3_600_000 } };
  await sql('insert into users (id, email) values (?, ?)', [id, 'ada@lanesight.ai']);
  await sql('insert into sessions values (?, ?, ?)', [sid, JSON.stringify(session), expires]);
  const seal = createHmac('sha256', secret).update(sid).digest('base64').replaceAll('=', '');
  return `sid=${encodeURIComponent(`${sid}.${seal}`)}`;
}
