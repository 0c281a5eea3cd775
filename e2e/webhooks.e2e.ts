import { violationsInEveryScheme } from './axe.ts';
import { expect, openSignedIn, test } from './test.ts';

test('an owner creates a webhook, sees its deliveries and deletes it', async ({ page, complaints }) => {
  await openSignedIn(page, '/cms/webhooks', 'will.webhook@lanesight.ai');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('https://127.0.0.1/hook');
  await page.getByRole('checkbox', { name: /^post\.published/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText('This address is not on the public internet.').first()).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  // It covers the button of the dialog.
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Close' })
    .click();
  // A name that no resolver knows: nothing leaves this machine.
  await page.getByRole('textbox', { name: 'Address' }).fill('https://receiver.invalid/hook');
  await page.getByRole('dialog').getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.locator('code', { hasText: /^whsec_/ })).toBeVisible();
  await page.getByRole('button', { name: 'I stored it' }).click();
  await page.getByRole('button', { name: 'Send a test event' }).click();
  const row = page.getByRole('row', { name: /webhook\.test/ });
  await expect(row).toContainText(/No connection[^.]*, next attempt/, { timeout: 30_000 });
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  expect(complaints).toEqual([]);
});
