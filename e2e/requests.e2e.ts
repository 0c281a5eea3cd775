import { violationsInEveryScheme } from './axe.ts';
import { mailNow, mailTo } from './mail.ts';
import { inDatabase } from './newsletters.ts';
import { runJob } from './run-job.ts';
import { expect, signInByRequest, test } from './test.ts';

test.beforeEach(({ page }) => signInByRequest(page));

/** Archives all requests and stores new ones, the first person's as the newest. */
async function storeOnly(lastName: string, firstNames: readonly string[]): Promise<void> {
  await inDatabase(
    [`update contacts set archived_at = now() where archived_at is null`, []],
    [
      `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at, notified_at)
       select name, last, lower(name || '@' || last) || '.example', 'medium', 'not-sure', now() - n * interval '1 hour', now()
       from unnest(?::text[]) with ordinality as named (name, n), (select ?::text as last) l`,
      [`{${firstNames.join(',')}}`, lastName],
    ],
  );
}

test('a late request is answered without the mouse, and the answer to it appears in the thread', async ({
  page,
  origins,
  mailbox,
}) => {
  await inDatabase([
    `insert into contacts (first_name, last_name, email, city_size, service_interest, created_at, notified_at) values
       ('Marlene', 'Ortiz', 'marlene@fairview.example', 'medium', 'full-service', now() - interval '40 hours', now()),
       ('Tom', 'Berg', 'tom@northfield.example', 'large', 'self-service', now() - interval '3 hours', now())`,
    [],
  ]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.clock.install();
  await page.goto('/cms/contacts');
  await expect(page.getByRole('link', { name: /Marlene Ortiz.*Late 16 h/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: /Marlene Ortiz/ })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Marlene Ortiz' })).toBeVisible();
  await expect(page).toHaveTitle('Marlene Ortiz · Requests · Lanesight');
  // The list stays beside the thread.
  await expect(page.getByRole('link', { name: /Tom Berg/ })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('assigned to ada@lanesight.ai by ada@lanesight.ai')).toBeVisible();
  await page.keyboard.press('r');
  const field = page.getByLabel('Reply to marlene@fairview.example');
  await expect(field).toBeFocused();
  // Letters in a field are letters.
  await page.keyboard.type('Dear Marlene, may we call on Tuesday? j k e');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .toContain('on Tuesday? j k e');
  await page.reload();
  await expect(field).toHaveValue('Dear Marlene, may we call on Tuesday? j k e');
  await field.press('Control+Enter');
  const [email] = await mailTo(origins.sandbox, 'marlene@fairview.example');
  await page.clock.fastForward(3_000);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expect(page.getByText('marked as answered by ada@lanesight.ai')).toBeVisible();
  await expect(field).toHaveValue('');
  expect(email!.text).toContain('may we call on Tuesday?');
  expect(email!.headers.from).toContain('hello@lanesight.example');
  const answer = [
    'From: Marlene Ortiz <marlene@fairview.example>',
    'Subject: Re: Call',
    'Message-ID: <answer@fairview.example>',
    `In-Reply-To: ${email!.headers['message-id']}`,
    '',
    'Tuesday is fine.',
    '',
    '> may we call on Tuesday?',
  ];
  mailbox.deliver(Buffer.from(answer.join('\r\n')));
  await runJob('read-returned-mail');
  // The open request follows by itself, every 15 seconds.
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(page.getByText('Tuesday is fine.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText('waits again because of the email')).toBeVisible();
  await runJob('send-answer-notices');
  await expect
    .poll(async () => (await mailNow(origins.sandbox, 'ada@lanesight.ai')).map(({ subject }) => subject))
    .toContain('Answer to the request from Marlene Ortiz');
  await expect(page.getByText('Quoted text')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await field.press('Escape');
  await expect(field).not.toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByText('archived by ada@lanesight.ai')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search by name, email or tag')).toBeFocused();
});

test('the keys go on from the place of an archived request, and the number in the navigation follows', async ({
  page,
}) => {
  await storeOnly('Reed', ['Anna', 'Bela', 'Cleo', 'Dora']);
  await page.goto('/cms/contacts');
  const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name} Reed`) });
  const place = page.getByRole('link', { name: /^Requests/ });
  await expect(link('Dora')).toBeVisible();
  await expect(place).toHaveText(/4/);
  for (const key of ['j', 'j', 'e']) await page.keyboard.press(key);
  await expect(link('Cleo')).toHaveCount(0);
  await expect(place).toHaveText(/3/, { timeout: 5_000 });
  await page.keyboard.press('j');
  await expect(link('Bela')).toBeFocused();
  // The reply is for the focused person, also while the thread of another one is open, or its note.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bela Reed' })).toBeVisible();
  await link('Anna').focus();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Reply to anna@reed.example')).toBeFocused();
  await link('Bela').click();
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Reply to bela@reed.example')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link('Bela')).toBeFocused();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Go to the last message, for example to UndoF8');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(link('Bela')).toHaveCount(0);
  await page.keyboard.press('F8');
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let tabs = 0; tabs < 3 && !(await undo.evaluate((one) => one === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(link('Bela')).toBeVisible();
  await expect(place).toHaveText(/3/);
});

test('tags are changed by key, in the list and in the open request, and the focus returns to its place', async ({
  page,
}) => {
  await storeOnly('Tagg', ['Anna', 'Bela', 'Cleo']);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/cms/contacts');
  const link = (name: string) => page.getByRole('link', { name: new RegExp(`^${name} Tagg`) });
  const field = page.getByRole('textbox', { name: 'Tags' });
  await expect(link('Cleo')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('t');
  await expect(field).toBeFocused();
  await page.keyboard.type('APWA, pilot');
  await page.keyboard.press('Enter');
  await expect(link('Bela')).toContainText('APWA · pilot');
  await expect(link('Bela')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bela Tagg' })).toBeVisible();
  const answered = page.getByRole('button', { name: 'Mark as answered' });
  await answered.focus();
  await page.keyboard.press('t');
  await expect(field).toHaveValue('APWA, pilot');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(answered).toBeFocused();

  await link('Cleo').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog', { name: 'Add tags to 2 requests' })).toBeVisible();
  await page.keyboard.type('Spring, APWA');
  await page.keyboard.press('Enter');
  await expect(link('Cleo')).toContainText('Spring · APWA');
  await expect(link('Bela')).toContainText('APWA · pilot · Spring');

  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Edit the tagsT');
});

test('a second reply waits until its writer has seen the first, and keeps its words', async ({ page, complaints }) => {
  await storeOnly('Collision', ['Rosa']);
  await page.goto('/cms/contacts');
  await page.getByRole('link', { name: /Rosa Collision/ }).click();
  const field = page.getByLabel('Reply to rosa@collision.example');
  await field.fill('Thank you. When may we call?');
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  // An answer from another tab, between two requests of this one.
  await page.request.post(`/api/contacts/${id}/replies`, { data: { text: 'We call you on Monday.' } });
  await field.press('Control+Enter');
  await expect(page.getByText(/^ada@lanesight\.ai replied meanwhile/)).toBeVisible();
  await expect(page.getByText('We call you on Monday.')).toBeVisible();
  await expect(field).toHaveValue('Thank you. When may we call?');
  await expect(field).toBeFocused();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  await field.press('Control+Enter');
  await expect(field).toHaveValue('');
  await expect(page.getByText('Thank you. When may we call?')).toBeVisible();
});
