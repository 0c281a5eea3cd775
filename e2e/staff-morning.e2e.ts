import { mailTo } from './mail.ts';
import { connect } from './linkedin.ts';
import { inDatabase } from './newsletters.ts';
import { expectToast, storePost } from './posts.ts';
import { tabTo } from './tab-to.ts';
import { expect, test } from './test.ts';
import { visitConsole } from './visit-console.ts';

const sender = 'marlene@morning.example';

test('a staff member settles the morning by keys alone, also on a narrow page: sign-in, a late request, a schedule, a failed post', async ({
  page,
  origins,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  const { keyboard } = page;
  const failed = 'Failed overnight';
  const draft = 'Ready for next year';

  // Signing in from the console returns to the console.
  await page.goto('/cms');
  await expect(page.getByLabel('Email address')).toBeFocused();
  await keyboard.type('ada@lanesight.ai');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/?$/);

  // The night: a request became late, and LinkedIn rejected a post.
  await visitConsole(page, 'blog');
  await connect(page);
  const { id } = await storePost(page, failed);
  await storePost(page, draft, { status: 'draft' });
  await inDatabase(
    [
      `insert into contacts (first_name, last_name, email, city_size, service_interest, notified_at, created_at)
       values ('Marlene', 'Morning', ?, 'medium', 'full-service', now(), now() - interval '40 hours')`,
      [sender],
    ],
    [
      `insert into linkedin_posts (blog_post_id, organization_id, status, next_at) values (?, '5515715', 'failed', null)
       on conflict (blog_post_id) do update set status = 'failed', next_at = null`,
      [id],
    ],
  );

  await page.goto('/cms');
  await tabTo(page, page.getByRole('link', { name: 'Answer: Marlene Morning' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Marlene Morning' })).toBeVisible();
  await keyboard.press('r');
  await keyboard.type('Good morning Marlene, we call you at ten.');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('we call you at ten.').first()).toBeVisible();
  const [email] = await mailTo(origins.sandbox, sender);
  expect(email!.text).toContain('we call you at ten.');

  // Zoomed in to 400 %, the page is as narrow as a phone.
  await page.setViewportSize({ width: 360, height: 800 });
  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Go to' })).toBeFocused();
  await keyboard.type(draft);
  await expect(page.getByRole('option', { name: draft })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Title *')).toHaveValue(draft);
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await keyboard.press('Enter');
  const now = page.getByRole('radio', { name: 'Now' });
  await tabTo(page, now);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'At a time' })).toBeChecked();
  await tabTo(page, page.getByLabel('Appears at'));
  await keyboard.type('01052031');
  await keyboard.press('Tab');
  await keyboard.type('0900AM');
  await tabTo(page, page.getByRole('button', { name: 'Schedule' }));
  await keyboard.press('Enter');
  await expectToast(page, 'Blog post updated successfully!');

  await visitConsole(page, '');
  await tabTo(page, page.getByRole('link', { name: `See why: ${failed}` }));
  await keyboard.press('Enter');
  const row = page.getByRole('row', { name: new RegExp(failed) });
  await tabTo(page, row.getByRole('button', { name: /^Try again/ }));
  await keyboard.press('Enter');
  await expectToast(page, `“${failed}” is on its way to LinkedIn.`);

  await page.evaluate(() => fetch('/api/linkedin/disconnect', { method: 'POST' }));
  await inDatabase(
    ['delete from contacts where email = ?', [sender]],
    ['delete from blog_posts where title in (?, ?)', [failed, draft]],
  );
});
