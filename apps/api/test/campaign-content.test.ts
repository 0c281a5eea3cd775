import { describe, expect, it } from 'vitest';
import { sendTests } from '@workspace/contracts/campaign-previews';
import type { CampaignBlock } from '@workspace/contracts/campaign-blocks';
import { deleteImage, uploadImage } from '@workspace/contracts/images';
import { changePost, createPost } from '@workspace/contracts/managed-posts';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import { scheduleCampaign, sendCampaign } from '@workspace/contracts/campaign-sending';
import {
  changeCampaign,
  copyCampaign,
  createCampaign,
  getCampaign,
  previewCampaign,
  sendTestMail,
  type CampaignDraft,
} from '@workspace/contracts/newsletter-campaigns';
import { draft as postDraft } from './a-draft.ts';
import { aPicture } from './a-picture.ts';
import { apiErrorOf } from './call-as.ts';
import { campaignTest } from './sending/campaign-test.ts';
import { fileOf } from './use-images.ts';

const staff = campaignTest();

const hello: CampaignBlock = { type: 'text', html: '<p>Hi {{name|there}},</p>' };
const button: CampaignBlock = { type: 'button', text: 'Book a scan', url: 'https://example.org/book' };
const divider: CampaignBlock = { type: 'divider' };
const post = (blogPostId: string): CampaignBlock => ({ type: 'post', blogPostId });
const oldWay = () => staff.draft.blogPostIds;

const create = async (change: Partial<CampaignDraft>) =>
  (await staff.as(createCampaign, { body: { ...staff.draft, ...change } })).campaign;
const change = async (id: string, body: Partial<CampaignDraft>) =>
  (await staff.as(changeCampaign, { params: { id }, body })).campaign;
const secondPost = async () => (await staff.as(createPost, { body: { ...postDraft, slug: 'second' } })).post.id;

describe('the blocks of a campaign', () => {
  it('are its posts when only posts are chosen', async () => {
    const { blocks, blogPostIds, preheader, template } = await staff.create();
    expect({ blocks, blogPostIds, preheader, template }).toEqual({
      blocks: oldWay().map(post),
      blogPostIds: oldWay(),
      preheader: '',
      template: 'brand',
    });
  });

  it('decide about the posts, and may be words alone', async () => {
    const other = await secondPost();
    const { id, ...made } = await create({ blogPostIds: oldWay(), blocks: [hello, post(other), button] });
    expect(made).toMatchObject({ blogPostIds: [other], blocks: [hello, post(other), button] });
    expect(await change(id, { blocks: [hello] })).toMatchObject({ blogPostIds: [], blocks: [hello] });
    const { blogPostIds: _none, ...withoutPosts } = staff.draft;
    const { campaign } = await staff.as(createCampaign, { body: { ...withoutPosts, blocks: [] } });
    expect(campaign.blocks).toEqual([]);
  });

  it('stay in place when posts are changed the old way', async () => {
    const [first, other] = [oldWay()[0]!, await secondPost()];
    const { id } = await create({ blocks: [hello, post(first), divider, button] });
    expect((await change(id, { blogPostIds: [other, first] })).blocks).toEqual([
      hello,
      post(other),
      post(first),
      divider,
      button,
    ]);
    expect((await change(id, { subject: 'Again' })).blocks).toHaveLength(5);
    // A process of an earlier release knows the posts alone.
    await staff.em().execute('update newsletter_campaigns set blog_post_ids = ? where id = ?', [`{${first}}`, id]);
    expect((await staff.as(getCampaign, { params: { id } })).campaign.blocks).toEqual([
      hello,
      post(first),
      divider,
      button,
    ]);
  });

  it('store text as mail clients show it', async () => {
    const html = `<p>Yours,<br>Ada</p><h1>News</h1><p onclick="x()">One <b>bold</b> <i>leaning</i> <u>plain</u> <a href="javascript:x()">bad</a>
      <a href="#top">up</a> <a href="/faq">questions</a></p><script>x()</script><style>p{}</style>
      <ul><li>first<ol start="3"><li>inner</li></ol></li></ul><table><tr><td>cell</td><td>other</td></tr><tr><td>a</td><td>b</td></tr></table>
      <img src="https://tracker.example/x.gif"><iframe src="https://x.example"></iframe><hr>`;
    const { blocks } = await create({ blocks: [{ type: 'text', html }] });
    expect(blocks).toEqual([
      {
        type: 'text',
        html:
          '<p>Yours,<br>Ada</p><h2>News</h2><p>One <strong>bold</strong> <em>leaning</em> plain bad up <a href="/faq">questions</a></p>' +
          '<ul><li>first<ol start="3"><li>inner</li></ol></li></ul><p>cell</p><p>other</p><p>a</p><p>b</p>',
      },
    ]);
  });

  it.each([
    [{ blocks: [{ type: 'text', html: 'x'.repeat(20_001) }] }, 'blocks.0.html', 'Keep this to 20,000 characters'],
    [{ blocks: [{ ...button, text: ' ' }] }, 'blocks.0.text', 'Write on the button what it does'],
    [{ blocks: [{ ...button, url: 'javascript:x()' }] }, 'blocks.0.url', /^Write where the button leads/],
    [{ blocks: [{ ...button, url: 'https://x.example/{{email}}' }] }, 'blocks.0.url', /^Write where the button leads/],
    [{ blocks: Array.from({ length: 101 }, () => divider) }, 'blocks', 'Use at most 100 blocks'],
    [{ preheader: 'x'.repeat(201) }, 'preheader', 'Keep this to 200 characters'],
    [{ preheader: 'a\nb' }, 'preheader', 'Keep the preheader on one line'],
  ] as [Partial<CampaignDraft>, string, string | RegExp][])(
    'reject wrong input with a message (%#)',
    async (wrong, field, message) => {
      const { status, fields } = await apiErrorOf(create(wrong));
      expect([status, fields?.[field]]).toEqual([
        400,
        typeof message === 'string' ? message : expect.stringMatching(message),
      ]);
    },
  );

  it('reject too deep a text and a picture that does not exist', async () => {
    const deep = { type: 'text', html: '<div>'.repeat(200) } as const;
    expect(await apiErrorOf(create({ blocks: [deep] }))).toMatchObject({ status: 422, code: 'too_complex' });
    const image = { type: 'image', imageId: '11111111-1111-4111-8111-111111111111', alt: '' } as const;
    expect(await apiErrorOf(create({ blocks: [image] }))).toMatchObject({ status: 409, code: 'no_such_image' });
  });

  it('are rejected by each call that composes them when they became too complex', async () => {
    const { id } = await staff.create();
    const deep = JSON.stringify([{ type: 'text', html: '<div>'.repeat(200) }]);
    await staff.em().execute('update newsletter_campaigns set blocks = ?::jsonb where id = ?', [deep, id]);
    const params = { id };
    const calls = [
      () => staff.as(previewCampaign, { params, query: {} }),
      () => staff.as(checkCampaign, { params }),
      () => staff.as(sendTestMail, { params }),
      () => staff.as(sendTests, { params, body: { emails: ['bo@example.org'] } }),
      () => staff.as(scheduleCampaign, { params, body: { at: '2100-01-01T00:00:00Z' } }),
      () => staff.as(sendCampaign, { params }),
    ];
    for (const call of calls) expect(await apiErrorOf(call())).toMatchObject({ status: 422, code: 'too_complex' });
  });

  it('can be saved while one of their posts is hidden from readers', async () => {
    const [id, hidden] = [(await staff.create()).id, oldWay()[0]!];
    await staff.as(changePost, { params: { id: hidden }, body: { status: 'draft' } });
    expect((await change(id, { blocks: [hello, post(hidden)] })).blogPostIds).toEqual([hidden]);
    expect(await apiErrorOf(create({ blocks: [post(hidden)] }))).toMatchObject({ code: 'no_such_post' });
  });

  it('protect their pictures from deletion', async () => {
    const { image } = await staff.as(uploadImage, { file: fileOf(await aPicture()) });
    const { id } = await create({ blocks: [{ type: 'image', imageId: image.id, alt: 'A street' }] });
    const remove = () => staff.as(deleteImage, { params: { id: image.id } });
    expect((await apiErrorOf(remove())).message).toBe(
      'This picture is in the newsletter "November". Remove it there first.',
    );
    const { html } = await staff.as(previewCampaign, { params: { id } });
    expect(html).toContain(`<img src="http://localhost:3000${image.url}" alt="A street" width="520" height="347"`);
    await change(id, { blocks: [] });
    await remove();
  });
});

describe('an unknown merge field', () => {
  it.each([
    [{ subject: 'Hi {{nmae}}' }, 'subject', 'The subject has {{nmae}}'],
    [{ preheader: '{{city|x}}' }, 'preheader', 'The preheader has {{city|x}}'],
    [
      { blocks: [hello, { type: 'text', html: '<p>{{greeting}}</p>' }] },
      'blocks.1.html',
      'Block 2, a text, has {{greeting}}',
    ],
    [{ blocks: [{ type: 'text', html: '<p>{{na<b>ne</b>}}</p>' }] }, 'blocks.0.html', 'Block 1, a text, has {{nane}}'],
    [{ blocks: [{ ...button, text: 'Go {{name' }] }, 'blocks.0.text', 'Block 1, a button, has {{name'],
  ] as [Partial<CampaignDraft>, string, string][])('is rejected in %j', async (wrong, field, sentence) => {
    const error = await apiErrorOf(create(wrong));
    expect(error).toMatchObject({ status: 422, code: 'unknown_merge_field', fields: { [field]: error.message } });
    expect(error.message).toContain(`${sentence}, which is no merge field. Use {{name}}, {{firstName}}, `);
  });

  it.each(['{{na<b>me</b>}}', '{{name|<b>you</b>}}', '{{name|<a href="/x">you</a>}}'])(
    'is rejected for the formatting inside %s',
    async (field) => {
      const { message } = await apiErrorOf(create({ blocks: [{ type: 'text', html: `<p>Hi ${field}</p>` }] }));
      expect(message).toMatch(
        /^Block 1, a text, has bold, italic or a link inside \{\{name(?:\|you)?\}\}\. Format the whole merge field, with its braces\.$/,
      );
    },
  );

  it('may have angle brackets in the fallback of a line', async () => {
    const { subject } = await create({ subject: 'Hi {{name|<you>}}', preheader: 'For {{firstName|‹all›}}' });
    expect(subject).toBe('Hi {{name|<you>}}');
  });
});

describe('a copy of a campaign', () => {
  it('is a draft with the same content, of a sent campaign too', async () => {
    const content = { preheader: 'Soon', template: 'plain', tracksClicks: true, blocks: [hello, button] } as const;
    const { id } = await create({ ...content, blocks: [...content.blocks] });
    await staff.as(sendCampaign, { params: { id } });
    const { campaign: copy } = await staff.as(copyCampaign, { params: { id } });
    expect(copy).toMatchObject({ ...content, name: 'November (copy)', subject: 'Before winter', status: 'draft' });
    expect(copy).toMatchObject({ recipientCount: 0, startedAt: null, sentAt: null, createdBy: 'ada@lanesight.ai' });
    expect(copy.id).not.toBe(id);
    await change(copy.id, { name: 'N'.repeat(200) });
    const { campaign: second } = await staff.as(copyCampaign, { params: { id: copy.id } });
    expect(second.name).toBe(`${'N'.repeat(193)} (copy)`);
    const unknown = { params: { id: '11111111-1111-4111-8111-111111111111' } };
    expect(await apiErrorOf(staff.as(copyCampaign, unknown))).toMatchObject({ status: 404 });
  });
});
