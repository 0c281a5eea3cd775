import { violationsInEveryScheme } from './axe.ts';
import { expect, signInByRequest, test } from './test.ts';
import { mailTo } from './mail.ts';
import { people, storeCampaign } from './newsletters.ts';

test('staff test two subjects, and send one of them to the rest by hand', async ({ page, origins }) => {
  await signInByRequest(page);
  const emails = people(10, 'by-hand');
  const id = await storeCampaign(page, { name: 'By hand', emails, tracksClicks: true });
  await page.clock.install();
  await page.goto(`/cms/campaigns/${id}`);
  await page.getByRole('button', { name: 'Test another subject' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Subject B' })).toBeFocused();
  await page.keyboard.type('Cracks cost more in spring');
  await page.getByRole('textbox', { name: 'Sender B' }).fill('Ada of Lanesight');
  await page.getByRole('combobox', { name: 'In the test' }).selectOption('40 % of the recipients');
  await page.getByRole('combobox', { name: 'Winner by' }).selectOption('Your choice');
  await page.getByRole('combobox', { name: 'Variant' }).selectOption({ index: 1 });
  await expect(page.getByRole('figure').getByText('Ada of Lanesight')).toBeVisible();
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Each of the 2 variants goes to 2 people first, and 6 people wait')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.getByRole('button', { name: 'Send now' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('the subjects “About By hand” and “Cracks cost more in spring”');
  await expect(question).toContainText('Each of the 2 variants goes to 2 people first');
  await question.getByRole('button', { name: 'Send to 10 people' }).click();
  await expect(page.getByText('6 people wait for your choice.')).toBeVisible();
  const variants = page.getByRole('table', { name: 'The variants in the test' });
  await expect(page.getByText('4 of 10 done')).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(variants.getByRole('row', { name: /^B: Cracks cost more in spring/ })).toContainText('2');
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.getByRole('button', { name: 'Send B to the rest now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send B to 6 people' }).click();
  await expect(page.getByRole('heading', { name: 'Sent to 10 recipients' })).toBeVisible();
  await expect(page.getByText(/ada@lanesight\.ai chose B\. B (?:goes|went) to the rest\./)).toBeVisible();
  await expect(page.getByText(/ada@lanesight\.ai chose B\./)).toBeFocused();
  await expect(page.getByText('“Cracks cost more in spring” to List of By hand')).toBeVisible();
  const sent = await Promise.all(emails.map((email) => mailTo(origins.sandbox, email)));
  expect(sent.map(({ length }) => length)).toEqual(emails.map(() => 1));
  expect(sent.filter(([mail]) => mail!.subject === 'Cracks cost more in spring')).toHaveLength(8);
});
