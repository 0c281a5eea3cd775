import { describe, expect, it } from 'vitest';
import { deleteImage, uploadImage } from '@workspace/contracts/images';
import { changePost } from '@workspace/contracts/managed-posts';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import { previewCampaign } from '@workspace/contracts/newsletter-campaigns';
import { aPicture } from './a-picture.ts';
import { apiErrorOf } from './call-as.ts';
import { campaignTest } from './sending/campaign-test.ts';
import { publicOrigin } from './start-test-app.ts';
import { fileOf } from './use-images.ts';

const staff = campaignTest();

describe('the cover of a post in a newsletter', () => {
  it('has an absolute address, a size and its alt text, and stays once it was sent', async () => {
    const { image } = await staff.as(uploadImage, { file: fileOf(await aPicture()) });
    const post = { params: { id: staff.draft.blogPostIds[0]! } };
    await staff.em().execute("update images set alt = 'Cracks & {{greeting}}' where id = ?", [image.id]);
    await staff.as(changePost, { ...post, body: { coverImageId: image.id } });
    const { id } = await staff.create();
    const { html } = await staff.as(previewCampaign, { params: { id } });
    expect(html).toContain(
      `<img src="${publicOrigin}${image.url}" alt="Cracks &#38; { {greeting}}" width="520" height="347"`,
    );
    await staff.as(sendCampaign, { params: { id } });
    await staff.as(changePost, { ...post, body: { coverImageId: null } });
    expect(await apiErrorOf(staff.as(deleteImage, { params: { id: image.id } }))).toMatchObject({
      code: 'in_use',
      message: 'This picture was sent in the newsletter "Before winter", where readers see it.',
    });
  });
});
