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

test('a visitor signs up for the newsletter by keyboard, reads the report, and gets a welcome email', async ({
  page,
  origins,
}) => {
  await page.goto('/');
  const sign = page.locator('#newsletter');
  await untilFormIsHydrated(sign.locator('form'));
  const field = sign.getByLabel('Work email');
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Write your email address/);
  await page.keyboard.type('keys@city.example');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Get the report' })).toBeFocused();
  // The page leaves for the report after a moment, so the browser itself looks at every frame.
  const confirmed = page.waitForFunction(() => {
    const isEmpty = document.querySelector<HTMLInputElement>('#newsletter input[type=email]')?.value === '';
    const isShown = document.body.innerText.split('\n').includes('Redirecting you to the Potholes Report...');
    const statuses = [...document.querySelectorAll('[role=status]')];
    return isEmpty && isShown && statuses.some((status) => status.textContent.includes('Success!'));
  });
  await page.keyboard.press('Enter');
  await confirmed;
  await page.waitForURL(/\/potholes-report$/);
  const [mail, ...more] = await mailTo(origins.sandbox, 'keys@city.example');
  expect([mail!.subject, more.length]).toEqual(['Your potholes report', 0]);
  expect(mail!.text).toContain('/potholes-report');
});

test('a visitor fills in and corrects the contact form by keyboard; staff are notified and answer the request', async ({
  page,
  origins,
}) => {
  await page.goto('/#contact');
  const contact = page.locator('#contact');
  await untilFormIsHydrated(contact.locator('form'));
  const first = contact.getByLabel('First name');
  await first.focus();
  await page.keyboard.type('Grace');
  await page.keyboard.press('Enter');
  const last = contact.getByLabel('Last name');
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleDescription('Write your last name');
  await expect(contact.getByText('Write your last name')).toBeVisible();
  await page.keyboard.type('Hopper');
  await page.keyboard.press('Tab');
  await page.keyboard.type('grace@state.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Over');
  await expect(contact.getByLabel('City size')).toHaveValue('metro');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Full');
  await expect(contact.getByLabel('Service')).toHaveValue('full-service');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Privacy Agreement Required')).toBeAttached();
  await expect(page.getByText('Please agree to the privacy policy to continue.', { exact: true })).toBeVisible();
  const agreement = contact.getByLabel(/I agree/);
  await expect(agreement).toBeFocused();
  await expect(agreement).toHaveAttribute('aria-invalid', 'true');
  await expect(agreement).toHaveAccessibleDescription('Check this box to agree.');
  await page.keyboard.press('Space');
  await expect(agreement).toBeChecked();
  await expect(agreement).toHaveAttribute('aria-invalid', 'false');
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const thanks = 'Thank you for your interest! We will contact you within 24 hours to schedule your consultation.';
  await expect(page.getByText(thanks, { exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByText(/Thank you for your interest!/)).toBeAttached();
  await expect(first).toHaveValue('');
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
