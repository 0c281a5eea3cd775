import type { Page } from 'playwright/test';
import { violationsInEveryScheme } from './axe.ts';
import { expect, openSignedIn, test } from './test.ts';
import { chooseInRow, expectToast } from './posts.ts';

const people = (rows: readonly string[]) => ({
  name: 'people.csv',
  // The type that Windows with Excel uses.
  mimeType: 'application/vnd.ms-excel',
  buffer: Buffer.from(`${rows.join('\r\n')}\r\n`),
});
const pick = (page: Page, file: ReturnType<typeof people>) =>
  page.getByLabel(/^Choose a CSV file|^people/).setInputFiles(file);

test('a staff member creates a list, imports a file with bad rows, and undoes the import', async ({
  page,
  complaints,
}) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const backToLists = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Newsletter' });
  await page.getByRole('button', { name: 'Manage Newsletter' }).click();
  const management = page.getByRole('dialog', { name: 'Newsletter Management' });
  await management.getByRole('button', { name: 'Create List' }).click();
  const creating = page.getByRole('dialog', { name: 'Create an email list' });
  await expect(creating.getByRole('button', { name: 'Create List' })).toBeDisabled();
  await creating.getByLabel('Name').fill('Journey of a list');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Email list created successfully');
  await management.getByRole('link', { name: 'Journey of a list' }).click();
  await expect(page.getByRole('heading', { name: 'Journey of a list' })).toBeVisible();

  await page.getByRole('button', { name: 'Add subscribers' }).click();
  await page.getByLabel('People').fill('Ada Lovelace <ada@journey.example>\ngrace@journey.example, Grace\nnobody');
  await expect(page.getByText('1 line has no address: 3')).toBeVisible();
  await page.getByLabel('People').fill('Ada Lovelace <ada@journey.example>\ngrace@journey.example, Grace');
  await page.getByRole('button', { name: 'Add 2 subscribers' }).click();
  await expect(page.getByText(/^2 subscribers would be mailed now/)).toBeVisible();
  await page.getByRole('button', { name: 'Edit grace@journey.example' }).click();
  await page.getByRole('dialog').getByLabel('Last name').fill('Hopper');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /Grace Hopper/ })).toBeVisible();
  await page.getByLabel('Search addresses and names').fill('journey.ex');
  await expect(page.getByRole('heading', { name: 'Subscribers (2)' })).toBeVisible();
  await page.getByLabel('Search addresses and names').fill('lovel');
  await expect(page.getByRole('row', { name: /Grace/ })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Subscribers (1)' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search addresses and names')).toHaveValue('lovel');
  await expect(page.getByRole('heading', { name: 'Subscribers (1)' })).toBeVisible();

  await page.getByRole('link', { name: 'Upload a file' }).click();
  await pick(page, people(['only a header, email']));
  await expectToast(page, 'CSV must contain at least a header row and one data row');
  const rows = [
    'Work email;Private email;First name;Name at work',
    'ada@journey.example;x@y.example;Ada;L',
    'mary@journey.example;x@y.example;Mary;Jackson',
    'mary@journey.example;x@y.example;Mary;Jackson',
    'no address here;;No;Body',
    'joan@journey.example;;Joan;Clarke',
  ];
  await pick(page, people(rows));
  await expect(page.getByLabel('Addresses are in')).toHaveValue('0');
  await page.getByLabel('Addresses are in').selectOption({ label: 'Private email' });
  await expect(page.getByRole('cell', { name: 'x@y.example' })).toHaveCount(3);
  await page.getByLabel('Addresses are in').selectOption({ label: 'Work email' });
  await page.getByLabel('Last names are in').selectOption({ label: 'Name at work' });
  await expect(page.getByRole('cell', { name: 'Jackson' })).toHaveCount(2);
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check the file' }).click();

  await page.waitForURL(/\/cms\/imports\//);
  await expect(page.getByRole('heading', { name: '5 rows read' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^4 mary@journey\.example Stands further up already/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^5 no address here Has no address/ })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('link', { name: 'Choose other columns or another file' }).click();
  await expect(page.getByLabel('Last names are in')).toHaveValue('3');
  await expect(page.getByText('people.csv')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Import 2 subscribers' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: '2 subscribers added' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'ada@lanesight.ai' })).toBeVisible();
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByText(/^4 subscribers would be mailed now/)).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual([]);

  await page.getByRole('link', { name: 'people.csv' }).click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText(/^2 subscribers taken off the list again/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByText(/^2 subscribers would be mailed now/)).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name: 'Unsubscribe' }).click();
  await expectToast(page, '2 subscribers are unsubscribed.');
  await expect(page.getByText(/^0 subscribers would be mailed now/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^2 subscribers would be mailed now/)).toBeVisible();

  await chooseInRow(page, 'grace@journey.example', 'Unsubscribe');
  await expect(page.getByText(/^1 subscriber would be mailed now/)).toBeVisible();
  await expect(page.getByRole('row', { name: /by ada@lanesight\.ai/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions for grace@journey.example' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Edit grace@journey.example' }).click();
  await page.getByRole('button', { name: 'Stop all mail' }).click();
  await expectToast(page, 'grace@journey.example gets no mail from any list.');
  await backToLists.click();
  await page.getByRole('link', { name: 'Suppressions' }).click();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await chooseInRow(page, 'grace@journey.example', 'Allow again');
  await expectToast(page, 'grace@journey.example may get mail again.');
  await page.goBack();
  await page.getByRole('link', { name: 'Journey of a list' }).click();
  await expect(page.getByText(/^2 subscribers would be mailed now/)).toBeVisible();
  await chooseInRow(page, 'grace@journey.example', 'Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/^1 subscriber would be mailed now/)).toBeVisible();
  await page.route('**/api/email-lists/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Delete this list?' });
  await expect(leaving).toContainText('goes to the trash with its 1 subscriber');
  await leaving.getByRole('button', { name: 'Delete List' }).click();
  await expectToast(page, /We cannot reach the server/);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  await page.unroute('**/api/email-lists/*');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await leaving.getByRole('button', { name: 'Delete List' }).click();
  await expectToast(page, 'Email list deleted successfully');
  await expect(page.getByRole('link', { name: 'Journey of a list' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, '“Journey of a list” is back among your lists.');
  await chooseInRow(page, 'Journey of a list', 'Delete');
  await leaving.getByRole('button', { name: 'Delete List' }).click();
  await page.getByRole('button', { name: 'Trash 1' }).click();
  await page.getByRole('link', { name: 'Journey of a list' }).click();
  await expect(page.getByText('This list is in the trash')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add subscribers' })).toBeHidden();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await backToLists.click();
  await page.getByRole('button', { name: 'Trash 1' }).click();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await chooseInRow(page, 'Journey of a list', 'Delete for good');
  const ending = page.getByRole('alertdialog', { name: 'Delete this list for good?' });
  await expect(ending).toContainText('This cannot be undone.');
  await ending.getByRole('button', { name: 'Delete for good' }).click();
  await expectToast(page, '“Journey of a list” is deleted for good.');
  await expect(page.getByText('The trash is empty.')).toBeVisible();
});

test('the page of lists uploads a file into a new list, shows why a file is rejected, and creates that list once', async ({
  page,
  complaints,
}) => {
  await openSignedIn(page, '/cms/newsletter', 'ada@lanesight.ai');
  await page.getByRole('button', { name: 'Upload List' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload subscribers' });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await dialog
    .getByLabel(/^Choose a CSV file/)
    .setInputFiles({ name: 'people.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await expect(dialog.getByRole('alert')).toHaveText('Choose a CSV file. A spreadsheet can be saved as CSV.');
  await pick(page, people(['name', 'Ada']));
  await expectToast(page, 'CSV must contain an email column');
  await expect(dialog.getByRole('alert')).toHaveText([
    'CSV must contain an email column',
    /CSV must contain an email column/,
  ]);
  const check = dialog.getByRole('button', { name: 'Check the file' });
  await expect(check).toBeDisabled();
  expect(sent).toEqual([]);

  await dialog.getByLabel('Email list').selectOption('A new list');
  await pick(page, people(['email,name', 'nobody,Ada']));
  await expect(check).toBeDisabled();
  await dialog.getByLabel('Name of the new list').fill('From a file');
  await check.click();
  await expectToast(page, 'Invalid CSV');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  const file = page.getByLabel(/^people/);
  await expect(file).toHaveAccessibleDescription(/address/);
  await expect(file).toHaveAttribute('aria-invalid', 'true');
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await pick(page, people(['email,name', 'ada@new-list.example,Ada']));
  await expect(file).not.toHaveAttribute('aria-invalid');
  await check.click();
  await expect(page.getByText(/into From a file/)).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 subscriber' }).click();
  await expect(page.getByRole('heading', { name: '1 subscriber added' })).toBeVisible();
  await page.getByRole('link', { name: 'Newsletter', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'From a file' })).toHaveCount(1);
});
