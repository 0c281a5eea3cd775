import { chooseNotice } from './ai-generator.ts';
import { violationsInEveryScheme } from './axe.ts';
import { expect, openSignedIn, test } from './test.ts';
import { expectToast, publish, storePost, unpublish } from './posts.ts';

const mark = '"digitalSourceType":"https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource"';
const offered = 'A language model helped write this article. Our staff checked and edited it.';

test('staff choose what readers are told of the model, and can name a person instead', async ({ page, context }) => {
  await openSignedIn(page, '/cms/blog', 'ada@lanesight.ai');
  const { id, slug } = await storePost(page, 'Look before you measure', {
    status: 'draft',
    isAiDraft: true,
    content: '<p>Crews look before they measure.</p>',
  });
  const seen = async () => (await context.request.get(`/blog/${slug}`)).text();
  const open = () => page.goto(`/cms/blog/edit/${id}`);
  const question = page.getByRole('dialog', { name: 'What are readers told?' });
  const yes = question.getByRole('button', { name: 'Publish' });

  await open();
  await publish(page);
  await expect(yes).toBeDisabled();
  await question.getByRole('radio', { name: 'Own wording' }).check();
  await expect(yes).toBeDisabled();
  await question.getByLabel('Your wording').fill('Words of a model.');
  await expect(yes).toBeEnabled();
  expect(await violationsInEveryScheme(page)).toEqual([]);
  await chooseNotice(question);
  await yes.click();
  await expectToast(page, 'Blog post updated successfully!');
  await expect(async () => expect(await seen()).toContain(offered)).toPass();
  expect(await seen()).toContain(mark);
  const reader = await context.newPage();
  await reader.goto(`/blog/${slug}`);
  await expect(reader.getByRole('note').filter({ hasText: offered })).toBeInViewport();
  expect(await violationsInEveryScheme(reader)).toEqual([]);

  await open();
  await unpublish(page);
  await expectToast(page, 'Blog post updated successfully!');
  await open();
  await publish(page);
  await expect(question.getByRole('radio', { name: offered })).toBeChecked();
  await question.getByRole('radio', { name: /editorial responsibility/ }).check();
  await question.getByLabel('Name of the person').fill('Ada Byron');
  await yes.click();
  await expect(page).toHaveURL(/\/cms\/blog$/);
  await expect(async () => {
    const text = await seen();
    expect([text.includes('Look before you measure'), text.includes(offered), text.includes(mark)]).toEqual([
      true,
      false,
      false,
    ]);
  }).toPass();
  expect(await seen()).not.toContain('Ada Byron');
  await open();
  const panel = page.getByRole('region', { name: 'Unsupported sentences' });
  await expect(
    panel.getByText(/^Ada Byron takes editorial responsibility\. ada@lanesight\.ai chose this, /),
  ).toBeVisible();
});
