import { inDatabase, people, post, storeCampaign } from './newsletters.ts';
import { storePost } from './posts.ts';
import { runJob } from './run-job.ts';
import { expect, signInByRequest, test } from './test.ts';

const day = 86_400_000;

test('open pages of a scheduled campaign and a scheduled post, and their lists, follow what happens at the time', async ({
  page,
  context,
}) => {
  await signInByRequest(page);
  const campaignId = await storeCampaign(page, { name: 'By itself', emails: people(3, 'by-itself') });
  const tomorrow = new Date(Date.now() + day).toISOString();
  await post(page, `/api/newsletter-campaigns/${campaignId}/schedule`, { at: tomorrow });
  const { id: postId } = await storePost(page, 'Appears while it is open', {
    status: 'scheduled',
    publishAt: tomorrow,
  });
  await context.clock.install();
  // Each page is opened once and never reloaded.
  const [campaigns, posts, editor] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await Promise.all([
    page.goto(`/cms/campaigns/${campaignId}`),
    campaigns.goto('/cms/newsletter?tab=campaigns'),
    posts.goto('/cms/blog?status=all'),
    editor.goto(`/cms/blog/edit/${postId}`),
  ]);
  const campaign = campaigns.getByRole('row', { name: /By itself/ });
  const row = posts.getByRole('row', { name: /Appears while it is open/ });
  await expect(page.getByText(/^It goes out on /).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
  await expect(campaign).toContainText('Scheduled');
  await expect(row).toContainText('Scheduled');
  await expect(editor.getByText(/^It appears on /)).toBeVisible();
  await editor.getByLabel('Title *').fill('Written on meanwhile');

  // A day later: the pages have their own clocks, and the server has the one of the database.
  await inDatabase(
    ['update newsletter_campaigns set scheduled_at = now() where id = ?', [campaignId]],
    ['update blog_posts set publish_at = now() where id = ?', [postId]],
  );
  await runJob('sweep-newsletters');
  await runJob('publish-due-posts');
  for (const one of [page, campaigns, posts, editor]) await one.clock.fastForward(day);

  await expect(page.getByRole('heading', { name: 'Sent to 3 recipients' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Send now|Cancel the campaign|Change the time/ })).toHaveCount(0);
  await expect(campaign).toContainText('Sent');
  await expect(editor.getByText(/^Everybody can read it\./)).toBeVisible();
  await expect(editor.getByLabel('Title *')).toHaveValue('Written on meanwhile');
  await expect(editor.getByRole('button', { name: 'Change the time' })).toHaveCount(0);
  await expect(row).toContainText('Published');
});
