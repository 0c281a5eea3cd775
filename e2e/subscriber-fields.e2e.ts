import { violationsInEveryScheme } from './axe.ts';
import { inDatabase, post } from './newsletters.ts';
import { expectToast } from './posts.ts';
import { expect, signInByRequest, test } from './test.ts';
import { visitConsole } from './visit-console.ts';

const rows = ['email,City,State', 'ada@fields.example,Aspen,Colorado', 'ben@fields.example,Boulder,'];
const file = { name: 'states.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };

test('a subscriber added by hand has fields, a file fills the empty ones, and an email names them', async ({
  page,
}) => {
  // Many fields, such as those of imports in other tests, are folded.
  await inDatabase(['delete from subscriber_fields', []]);
  await signInByRequest(page);
  const { emailList } = await post<{ emailList: { id: string } }>(page, '/api/email-lists', { name: 'Fields' });
  await post(page, '/api/subscriber-fields', { name: 'City', type: 'text' });
  await page.goto(`/cms/lists/${emailList.id}`);
  await page.getByRole('button', { name: 'Add subscribers' }).click();
  await page.getByLabel('People').fill('ada@fields.example, Ada\nben@fields.example, Ben');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Fields, the same for all 2' }).getByLabel('City').fill('Denver');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add 2 subscribers' }).click();
  await expect(page.getByRole('row', { name: /ada@fields\.example.*City: Denver/ })).toBeVisible();

  await visitConsole(page, `lists/${emailList.id}/import`);
  await page.getByLabel(/^Choose a CSV file/).setInputFiles(file);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText(/gets values only in fields that are empty/)).toBeVisible();
  await page.getByRole('button', { name: 'Fill Empty Fields' }).click();
  await expect(page.getByText(/^1 person on the list got values/)).toBeVisible();

  const { campaign } = await post<{ campaign: { id: string } }>(page, '/api/newsletter-campaigns', {
    name: 'Fields',
    subject: 'Roads in',
    emailListId: emailList.id,
    blocks: [{ type: 'text', html: '<p>Hi </p>' }],
  });
  await visitConsole(page, `campaigns/${campaign.id}`);
  const subject = page.getByRole('textbox', { name: 'Subject' });
  await subject.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await page.getByRole('button', { name: 'Insert a merge field in the subject' }).click();
  await page.getByRole('menuitem', { name: 'City' }).click();
  await expect(subject).toHaveValue('Roads in {{city}}');
  const words = page.getByRole('textbox', { name: /^Block 1 of 1, Text/ });
  await words.click();
  await page.keyboard.press('End');
  await page.getByRole('toolbar').getByRole('button', { name: 'Merge field' }).click();
  await page.getByRole('menuitem', { name: 'State' }).click();
  await expect(words).toContainText('{{state}}');
  await page.keyboard.type(' and others');
  await expect(words).toContainText('{{state}} and others');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectToast(page, 'Newsletter campaign saved.');
  await page.getByLabel('As it reaches').selectOption({ label: 'Ada, ada@fields.example' });
  const phone = page.frameLocator('iframe[title="The message on a phone"]');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Roads in Denver');
  await expect(phone.getByText('Colorado and others')).toBeVisible();
  await expect(page.getByText(/\{\{city\}\}, \{\{state\}\} leaves a gap for people without one/)).toBeVisible();
});
