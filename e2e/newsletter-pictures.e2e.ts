import { people, storeCampaign } from './newsletters.ts';
import { expectToast } from './posts.ts';
import { expect, signInByRequest, test } from './test.ts';

test.beforeEach(({ page }) => signInByRequest(page));

test('a picture that is pasted into a text becomes a block below it, and the next key goes into the text', async ({
  page,
}) => {
  const id = await storeCampaign(page, { name: 'Pasted', emails: people(1, 'pasted') });
  await page.goto(`/cms/campaigns/${id}`);
  await page.getByRole('button', { name: 'Add a block', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text' }).click();
  const words = page.getByRole('textbox', { name: /^Block 4 of \d, Text/ });
  await expect(words).toBeFocused();
  await page.keyboard.type('Look');
  await words.evaluate(async (field) => {
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext('2d')!.fillRect(0, 0, 40, 15);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([await canvas.convertToBlob()], 'pasted.png', { type: 'image/png' }));
    const input = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true };
    field.dispatchEvent(new InputEvent('beforeinput', input));
  });
  await expect(page.getByRole('listitem', { name: 'Block 5 of 5, Picture' })).toBeVisible();
  await page.keyboard.type(' down');
  await expect(words).toHaveText('Look down');
  await words.evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', '<p>! <img src="https://elsewhere.example/a.png"></p>');
    const input = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true };
    field.dispatchEvent(new InputEvent('beforeinput', input));
  });
  await expectToast(page, '1 picture was left out');
});
