import { privacyPolicyVersion } from '@workspace/contracts/form-choices';
import type { Page } from 'playwright/test';
import { expect, openSignedIn, test, untilFormIsHydrated } from './test.ts';
import { mailTo } from './mail.ts';
import { rowsOf } from './newsletters.ts';

async function fillContact(page: Page, email: string): Promise<void> {
  const contact = page.locator('#contact');
  await contact.getByLabel('First name').fill('Grace');
  await contact.getByLabel('Last name').fill('Hopper');
  await contact.getByLabel('Email').fill(email);
  await contact.getByLabel('City size').selectOption('metro');
  await contact.getByLabel('Service').selectOption('full-service');
}

test('a visitor subscribes to the newsletter, sees a confirmation, reads the report, and gets a welcome email', async ({
  page,
  origins,
}) => {
  await page.goto('/');
  const sign = page.locator('#newsletter');
  await untilFormIsHydrated(sign.locator('form'));
  await sign.getByRole('button', { name: 'Get the report' }).click();
  await expect(sign.getByText('Write your email address')).toBeVisible();
  await sign.getByLabel('Work email').fill('reader@city.example');
  // The page leaves for the report after a moment, so the browser itself looks at every frame.
  const confirmed = page.waitForFunction(() => {
    const field = document.querySelector<HTMLInputElement>('#newsletter input[type=email]');
    const lines = document.body.innerText.split('\n');
    return field?.value === '' && lines.includes('Redirecting you to the Potholes Report...');
  });
  await sign.getByRole('button', { name: 'Get the report' }).click();
  await confirmed;
  await page.waitForURL(/\/potholes-report$/);
  const [mail, ...more] = await mailTo(origins.sandbox, 'reader@city.example');
  expect([mail!.subject, more.length]).toEqual(['Your potholes report', 0]);
  expect(mail!.text).toContain('/potholes-report');
});

test('a visitor must agree before a request; staff are notified and answer it', async ({ page, origins }) => {
  await page.goto('/#contact');
  const contact = page.locator('#contact');
  await untilFormIsHydrated(contact.locator('form'));
  const submit = contact.getByRole('button', { name: 'Schedule a consultation' });
  await submit.click();
  await expect(contact.getByText('Write your first name')).toBeVisible();
  await fillContact(page, 'grace@state.example');
  await submit.click();
  await expect(page.getByText('Please agree to the privacy policy to continue.', { exact: true })).toBeVisible();
  const agreement = contact.getByLabel(/I agree/);
  await expect(agreement).toBeFocused();
  await expect(agreement).toHaveAttribute('aria-invalid', 'true');
  await expect(agreement).toHaveAccessibleDescription('Check this box to agree.');
  await agreement.check();
  await expect(agreement).not.toHaveAttribute('aria-invalid');
  await submit.click();
  const thanks = 'Thank you for your interest! We will contact you within 24 hours to schedule your consultation.';
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  await expect(contact.getByLabel('First name')).toHaveValue('');
  const agreed = await rowsOf('select policy_version from contacts where email = ?', ['grace@state.example']);
  expect(agreed).toEqual([{ policy_version: privacyPolicyVersion }]);

  const notice = (await mailTo(origins.sandbox, 'sales@lanesight.ai')).find(({ subject }) =>
    subject.includes('Grace Hopper'),
  );
  expect(notice!.headers['reply-to']).toBe('grace@state.example');

  await openSignedIn(page, '/cms/contacts', 'ada@lanesight.ai');
  await expect(page.getByRole('link', { name: /Grace Hopper.* h left/ })).toBeVisible();
  await page.getByRole('link', { name: /Grace Hopper/ }).click();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('marked as answered by ada@lanesight.ai')).toBeVisible();
  await page.getByLabel('Search by name, email or tag').fill('nobody at all');
  await expect(page.getByText('No request here has “nobody at all” in its name, address or tags.')).toBeVisible();
});

test.describe('forms without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms submit and lead to a page', async ({ page }) => {
    await page.goto('/');
    await page.locator('#newsletter').getByLabel('Work email').fill('plain@city.example');
    await page.locator('#newsletter').getByRole('button').click();
    await page.waitForURL(/\/potholes-report$/);
    await page.goto('/');
    await fillContact(page, 'plain@state.example');
    await page
      .locator('#contact')
      .getByLabel(/I agree/)
      .check();
    await page.locator('#contact').getByRole('button').click();
    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible();
  });
});
