import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribersCsv } from '../src/features/email-list-subscribers/subscribers-csv.ts';
import { fillList } from './fill-list.ts';
import { plansOf } from './plans-of.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the export of a list', () => {
  it.each([2_000, 2_500])(
    'has each of %d people once, in order, and reads a thousand by each statement',
    async (people) => {
      const sql = (statement: string, values?: unknown[]) => test.orm.em.fork().execute(statement, values as never);
      const listId = await fillList(sql, people);
      const emails: string[] = [];
      const plans = await plansOf(test.orm, async () => {
        for await (const text of subscribersCsv(test.orm.em.fork(), listId))
          emails.push(...[...text.matchAll(/^"(person[^"]*)"/gm)].map(([, email]) => email!));
      });
      expect(emails).toHaveLength(people);
      expect(emails).toEqual([...new Set(emails)].toSorted());
      expect(plans.match(/from email_list_subscribers/g)).toHaveLength(3);
    },
  );
});
