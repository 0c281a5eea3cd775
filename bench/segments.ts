import { createSubscriberField } from '@workspace/contracts/subscriber-fields';
import { startPostgres } from '@workspace/sandbox/postgres';
import { fillList } from '../apps/api/test/fill-list.ts';
import { makeDatabase, startApiOn } from './own-api.ts';
import { median } from './statistics.ts';

/**
 * Measures the count of segments at 1,000,000 people on one list, and again with another list of a third as many, half
 * of whom are on both. Beside it the floor: `select count(*)` of the same table. Rounds alternate over all; medians.
 */
const people = Number(process.argv[2] ?? 1_000_000);
const rounds = 7;

const fields = `jsonb_build_object('city', (array['Denver', 'Boulder', 'Aspen', 'Ouray', 'Salida'])[1 + n % 5],
  'age', n % 80, 'since', (date '2020-01-01' + n % 2000)::text, 'vip', n % 10 = 0, 'title', 'Engineer ' || n % 999)`;

const rulesOf = (list: string): [what: string, rules: object][] => [
  ['a city', { all: [{ field: 'city', is: 'Denver' }] }],
  [
    'two cities',
    {
      any: [
        { field: 'city', is: 'Denver' },
        { field: 'city', is: 'Boulder' },
      ],
    },
  ],
  ['all but a city', { all: [{ field: 'city', isNot: 'Denver' }] }],
  [
    'a number and a date',
    {
      all: [
        { field: 'age', over: 40 },
        { field: 'since', before: '2023-01-01' },
      ],
    },
  ],
  ['yes', { all: [{ field: 'vip', is: true }] }],
  ['part of an address', { all: [{ field: 'email', contains: '@example7.' }] }],
  ['joined in 30 days: all', { all: [{ joinedWithinDays: 30 }] }],
  ['clicked in 30 days', { all: [{ clickedWithinDays: 30 }] }],
  ['a list', { all: [{ list }] }],
  ['a list and a city', { all: [{ list }, { field: 'city', is: 'Denver' }] }],
  ['everybody', { any: [{ field: 'email', contains: '@' }] }],
];

const postgres = await startPostgres();
const api = await startApiOn(await makeDatabase(postgres.url, 'segments'), 'http');
const headers = { cookie: api.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(api.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Clicks of every fiftieth person. */
async function fillClicks(listId: string): Promise<void> {
  const [{ id }] = (await api.sql(
    "insert into newsletter_campaigns (name, subject, email_list_id) values ('N', 'S', ?) returning id",
    [listId],
  )) as [{ id: string }];
  await api.sql(
    `insert into newsletter_deliveries (campaign_id, id, email, status)
     select ?, row_number() over (), email, 'handed_over' from email_list_subscribers where email_list_id = ?`,
    [id, listId],
  );
  await api.sql(
    `insert into newsletter_clicks (id, campaign_id, delivery_id, link, at, is_machine, standing)
     select uuidv7(), ?, n * 50, 1, now(), false, 'first' from generate_series(1, ${Math.floor(people / 50)}) n`,
    [id],
  );
}

/** Addresses that were suppressed in the last year, none of which is subscribed. */
const fillSuppressions = () =>
  api.sql(
    `insert into mail_suppressions (address_hash, email, reason, created_at)
     select address_hash('left' || n || '@example.com'), 'left' || n || '@example.com', 'left',
       now() - n % 365 * interval '1 day'
     from generate_series(1, ${Math.floor(people / 50)}) n`,
  );

const countFloor = async () => {
  const startedAt = performance.now();
  await api.sql('select count(*) from email_list_subscribers');
  return performance.now() - startedAt;
};

async function measure(title: string, list: string): Promise<void> {
  const all = rulesOf(list);
  const times = all.map(() => [] as number[]);
  const floors: number[] = [];
  const counts: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const floor = await countFloor();
    if (round > 0) floors.push(floor);
    for (const [index, [, rules]] of all.entries()) {
      const startedAt = performance.now();
      counts[index] = (await post<{ count: number }>('/api/segments/count', { rules })).count;
      // The first round warms up.
      if (round > 0) times[index]!.push(performance.now() - startedAt);
    }
  }
  const floor = median(floors);
  console.log(`${title}: floor ${floor.toFixed(0)} ms`);
  console.table(
    all.map(([rules], index) => ({
      rules,
      people: counts[index],
      'median ms': median(times[index]!).toFixed(0),
      'most ms': Math.max(...times[index]!).toFixed(0),
      'of the floor': (median(times[index]!) / floor).toFixed(1),
    })),
  );
}

try {
  for (const [name, type] of Object.entries({ City: 'text', Age: 'number', Since: 'date', VIP: 'boolean' }))
    await post(createSubscriberField.path, { name, type });
  const listId = await fillList(api.sql, people, fields);
  await fillClicks(listId);
  await fillSuppressions();
  await api.sql('vacuum analyze');
  await measure('One list', listId);

  const [{ id: other }] = (await api.sql(
    `insert into email_lists (name, subscriber_count) values ('Other', ${Math.floor(people / 3)}) returning id`,
  )) as [{ id: string }];
  await api.sql('alter table email_list_subscribers disable trigger user');
  await api.sql(
    `insert into email_list_subscribers (email_list_id, email, fields)
     select ?::uuid, email, fields from (
       select email, fields from email_list_subscribers limit ${Math.floor(people / 6)}) s
     union all
     select ?::uuid, 'other' || n || '@example' || n % 50 || '.com', ${fields}
     from generate_series(1, ${Math.ceil(people / 6)}) n`,
    [other, other],
  );
  await api.sql('alter table email_list_subscribers enable trigger user');
  await api.sql('vacuum analyze email_list_subscribers');
  await measure('Two lists', other);
} finally {
  await api.stop();
  await postgres.stop();
}
