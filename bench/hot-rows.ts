import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { startPostgres } from '@workspace/sandbox/postgres';
import { connectDatabase } from '../apps/api/src/database/orm.ts';
import { prepareDatabase } from '../apps/api/src/database/prepare-database.ts';
import { reserveSlots } from '../apps/api/src/features/newsletter-deliveries/mail-rate.ts';
import { fillBlog } from './fill-blog.ts';
import { median } from './statistics.ts';

/**
 * Measures rows that every writer of one kind changes, with 200 writers at once over the connections of 15 copies of the
 * API, each beside a floor: the same statement on a row of each writer's own. Rounds take turns, so that a busy machine slows both.
 */
const writers = 200;
const copies = 15;
const rounds = 3;
const seconds = 3;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort() });
const setUp = await connectDatabase(postgres.url);
await prepareDatabase(setUp, 'migrate');
const orms = await Promise.all(Array.from({ length: copies }, () => connectDatabase(postgres.url)));
let turns = 0;
const newEm = () => orms[(turns += 1) % copies]!.em.fork();
const sql = (statement: string, values: unknown[] = []) =>
  newEm().execute<Record<string, unknown>[]>(statement, values);

type Write = (writer: number, count: number) => Promise<unknown>;

/** Returns the writes per second of all writers, and the 99th percentile of their milliseconds. */
async function measure(write: Write): Promise<{ perSecond: number; p99: number }> {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const run = async (writer: number) => {
    for (let count = 0; performance.now() < end; count += 1) {
      const startedAt = performance.now();
      await write(writer, count);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => run(writer)));
  const sorted = times.toSorted((one, other) => one - other);
  return { perSecond: times.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)]! };
}

async function compare(what: string, shared: Write, own: Write) {
  const [hot, floor] = [[] as { perSecond: number; p99: number }[], [] as { perSecond: number; p99: number }[]];
  for (let round = 0; round <= rounds; round += 1) {
    const results = [await measure(shared), await measure(own)] as const;
    if (round === 0) continue;
    hot.push(results[0]);
    floor.push(results[1]);
  }
  const shown = (list: typeof hot, of: (one: (typeof hot)[number]) => number) => Math.round(median(list.map(of)));
  return {
    what,
    'writes/s': shown(hot, ({ perSecond }) => perSecond),
    'floor writes/s': shown(floor, ({ perSecond }) => perSecond),
    ratio: Number(median(hot.map(({ perSecond }, index) => perSecond / floor[index]!.perSecond)).toFixed(2)),
    'p99 ms': shown(hot, ({ p99 }) => p99),
    'floor p99 ms': shown(floor, ({ p99 }) => p99),
  };
}

try {
  await sql('create table own_rates as select n as writer, r.* from mail_rate r, generate_series(0, 199) n');
  await sql('create unique index on own_rates (writer)');
  await fillBlog(sql, writers);
  const posts = (await sql('select id from blog_posts order by id limit ?', [writers])) as { id: string }[];
  const lists = (await sql(
    `insert into email_lists (name) select 'List ' || n from generate_series(0, ?::int - 1) n returning id`,
    [writers],
  )) as { id: string }[];
  let people = 0;
  const subscribe = (list: string) =>
    sql('insert into email_list_subscribers (email_list_id, email) values (?, ?)', [
      list,
      `reader${(people += 1)}@example.org`,
    ]);
  const savePost = (id: string, count: number) =>
    sql('update blog_posts set excerpt = ? where id = ?', [`v${count}`, id]);
  const rate = { perSecond: 1e9, perHour: 1e12 };
  const rows = [
    await compare(
      'mail_rate: reserve slots',
      () => reserveSlots(newEm(), 1, rate),
      (writer) =>
        sql(
          `with before as (select * from own_rates where writer = ? for update)
           update own_rates r set second_free_at = greatest(b.second_free_at, now()) + make_interval(secs => 1e-9),
             hour_free_at = greatest(b.hour_free_at, now()) + make_interval(secs => 1e-9)
           from before b where r.writer = b.writer`,
          [writer],
        ),
    ),
    await compare(
      'counters of one list: add a subscriber',
      () => subscribe(lists[0]!.id),
      (writer) => subscribe(lists[writer]!.id),
    ),
  ];
  const saved = { hot: 0 };
  const hot: Write = (writer, count) => savePost(posts[writer]!.id, (saved.hot += 1) + count);
  await sql('create table posts_without_trigger (like blog_posts including all)');
  const names = (await sql(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'blog_posts' and is_generated = 'NEVER'`,
  )) as [{ names: string }];
  await sql(
    `insert into posts_without_trigger (${names[0].names}) overriding system value select ${names[0].names} from blog_posts`,
  );
  rows.push(
    await compare('blog_posts_version: save a post', hot, (writer, count) =>
      sql('update posts_without_trigger set excerpt = ? where id = ?', [`v${count}`, posts[writer]!.id]),
    ),
  );
  console.table(rows);
} finally {
  for (const orm of orms) await orm.close();
  await setUp.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
