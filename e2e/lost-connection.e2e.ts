import { expect, test, untilFormIsHydrated } from './test.ts';

test('a form that is sent without a connection says so, and can be sent again', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/');
  const contact = page.locator('#contact');
  await contact.getByLabel('First name').focus();
  await untilFormIsHydrated(contact.locator('form'));
  await page.waitForLoadState('networkidle');
  await contact.getByLabel('First name').fill('Grace');
  await contact.getByLabel('Last name').fill('Hopper');
  await contact.getByLabel('Email').fill('train@city.example');
  await contact.getByLabel('City size').selectOption('metro');
  await contact.getByLabel('Service').selectOption('full-service');
  await contact.getByLabel('I agree to the privacy policy.').check();
  await context.setOffline(true);
  const send = contact.getByRole('button', { name: 'Schedule a consultation' });
  await send.click();
  await expect(page.getByText('Submission Failed').first()).toBeVisible();
  await expect(contact.getByLabel('First name')).toHaveValue('Grace');
  await context.setOffline(false);
  await send.click();
  await expect(page.getByText('Success!').first()).toBeVisible();
  complaints.length = 0;
});

test('a form whose rules do not load although the site responds is submitted by the browser', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/send-form-*.js', (route) => route.abort());
  await page.goto('/');
  const form = page.locator('#newsletter form');
  await form.getByLabel('Work email').focus();
  await untilFormIsHydrated(form);
  await form.getByLabel('Work email').fill('kept@city.example');
  await form.getByRole('button').click();
  await page.waitForURL(/\/potholes-report$/);
  complaints.length = 0;
});

test('a part of the lab that does not load leaves the lab in the page, says so, and can be opened later', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/lab');
  await page.getByRole('slider', { name: 'Budget a year' }).press('PageUp');
  await expect(page).toHaveURL(/budget=/);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Use my own streets' }).click();
  const own = page.getByRole('region', { name: 'Your own streets' });
  await expect(own.getByRole('status')).toContainText('did not load');
  await page.getByRole('button', { name: 'Save CSV' }).click();
  await expect(page.getByText('Not saved:')).toBeVisible();
  await page.getByRole('button', { name: 'Print packet' }).click();
  await expect(page.getByRole('button', { name: 'Not printed. Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await own.getByRole('button', { name: 'Use my own streets' }).click();
  await expect(page.locator('input[type=file]')).toBeFocused();
  complaints.length = 0;
});
