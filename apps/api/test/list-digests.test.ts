import { beforeEach, describe, expect, it } from 'vitest';
import { changeListDigest, getListDigest } from '@workspace/contracts/list-digests';
import { createPost } from '@workspace/contracts/managed-posts';
import { deleteCampaign, getCampaign, listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import { getOverview } from '@workspace/contracts/overview';
import { deleteEmailList } from '@workspace/contracts/email-lists';
import { draftDigests } from '../src/features/list-digests/draft-digests.ts';
import { draft as postDraft } from './a-draft.ts';
import { apiErrorOf } from './call-as.ts';
import { campaignTest } from './sending/campaign-test.ts';

const staff = campaignTest();
const sql = (query: string, values: unknown[] = []) => staff.em().execute(query, values);
const day = 86_400_000;

let id = '';
/** Runs the job at a time. */
const runAt = (at: string) => draftDigests(staff.em(), 'UTC', Date.parse(at));
const digest = () => staff.as(getListDigest, { params: { id } });
const change = (body: object) => staff.as(changeListDigest, { params: { id }, body });
const campaigns = async () => (await staff.as(listCampaigns, { query: {} })).campaigns;

/** Adds a post that was published at a time. */
async function published(slug: string, at: string): Promise<string> {
  const { post } = await staff.as(createPost, { body: { ...postDraft, slug, title: `Article ${slug}` } });
  await sql('update blog_posts set published_at = ? where id = ?', [new Date(at), post.id]);
  return post.id;
}

beforeEach(async () => {
  id = staff.draft.emailListId;
  await sql('delete from blog_posts');
  await change({ isOn: true, day: 5, hour: 9 });
  // As if staff had turned it on in January.
  const at = new Date('2026-01-10T00:00:00Z');
  await sql('update list_digests set turned_on_at = ?, planned_at = ?', [at, at]);
});

describe('the digest of a list', () => {
  it('is off until staff turn it on, and changes only sent fields', async () => {
    await sql('delete from list_digests');
    expect(await digest()).toMatchObject({ isOn: false, day: 1, hour: 9, zone: 'UTC', nextAt: null, runs: [] });
    expect(await change({ day: 31 })).toMatchObject({ isOn: false, day: 31, hour: 9 });
    const { nextAt } = await change({ isOn: true });
    expect(Date.parse(nextAt!) - Date.now()).toBeLessThan(32 * day);
    await staff.as(deleteEmailList, { params: { id } });
    expect(await apiErrorOf(change({ isOn: false }))).toMatchObject({ code: 'in_trash' });
  });
});

describe('the job', () => {
  it('drafts a campaign from the posts since it was turned on, once a month', async () => {
    await published('before', '2026-01-09T00:00:00Z');
    const one = await published('one', '2026-01-20T00:00:00Z');
    const two = await published('two', '2026-02-03T00:00:00Z');
    expect(await runAt('2026-02-05T08:59:00Z')).toEqual({ drafted: 0 });
    expect(await runAt('2026-02-05T09:00:00Z')).toEqual({ drafted: 1 });
    expect(await runAt('2026-02-05T09:01:00Z')).toEqual({ drafted: 0 });
    const [campaign, ...others] = await campaigns();
    expect(others).toEqual([]);
    expect(campaign).toMatchObject({
      name: 'Digest for Cities & towns, February 2026',
      subject: 'February 2026: 2 new articles',
      status: 'draft',
      template: 'brand',
      createdBy: null,
      emailListIds: [id],
      blogPostIds: [two, one],
      blocks: [{ type: 'text', html: '' }, { type: 'post' }, { type: 'post' }],
    });
    expect((await digest()).runs).toEqual([
      { month: '2026-02', at: '2026-02-05T09:00:00.000Z', posts: 2, campaignId: campaign!.id },
    ]);
  });

  it('drafts once when workers run at the same time', async () => {
    await published('one', '2026-01-20T00:00:00Z');
    const runs = await Promise.all(Array.from({ length: 4 }, () => runAt('2026-02-05T10:00:00Z')));
    expect(runs.reduce((sum, { drafted }) => sum + drafted, 0)).toBe(1);
    expect(await campaigns()).toHaveLength(1);
  });

  it('drafts nothing without posts, and continues from there', async () => {
    await runAt('2026-02-05T10:00:00Z');
    expect((await digest()).runs).toMatchObject([{ month: '2026-02', posts: 0, campaignId: null }]);
    await published('one', '2026-02-20T00:00:00Z');
    await runAt('2026-03-06T00:00:00Z');
    await published('late', '2026-03-06T00:00:01Z');
    await runAt('2026-04-06T00:00:00Z');
    expect((await digest()).runs.map(({ month, posts }) => [month, posts])).toEqual([
      ['2026-04', 1],
      ['2026-03', 1],
      ['2026-02', 0],
    ]);
  });

  it('leaves no month without its draft when a worker dies within it', async () => {
    await published('one', '2026-01-20T00:00:00Z');
    await sql(`alter table newsletter_campaigns add constraint dies check (name not like 'Digest%')`);
    await expect(runAt('2026-02-05T10:00:00Z')).rejects.toThrow('dies');
    await sql('alter table newsletter_campaigns drop constraint dies');
    expect((await digest()).runs).toEqual([]);
    expect(await runAt('2026-02-05T10:01:00Z')).toEqual({ drafted: 1 });
  });

  it('does not bring a deleted draft back in the same month', async () => {
    await published('one', '2026-01-20T00:00:00Z');
    await runAt('2026-02-05T10:00:00Z');
    await staff.as(deleteCampaign, { params: { id: (await campaigns())[0]!.id } });
    expect(await runAt('2026-02-06T10:00:00Z')).toEqual({ drafted: 0 });
    expect((await digest()).runs).toMatchObject([{ posts: 1, campaignId: null }]);
  });

  it('drafts nothing for a time before the plan, for a list in the trash, or when it is off', async () => {
    await published('one', new Date().toISOString());
    await change({ day: 1 });
    expect(await draftDigests(staff.em(), 'UTC', Date.now())).toEqual({ drafted: 0 });
    await change({ isOn: false });
    expect(await draftDigests(staff.em(), 'UTC', Date.now() + 40 * day)).toEqual({ drafted: 0 });
    await change({ isOn: true });
    await staff.as(deleteEmailList, { params: { id } });
    expect(await draftDigests(staff.em(), 'UTC', Date.now() + 40 * day)).toEqual({ drafted: 0 });
  });
});

describe('a digest that waits', () => {
  it('is on the overview until it is sent or deleted', async () => {
    await published('one', '2026-01-20T00:00:00Z');
    await runAt('2026-02-05T10:00:00Z');
    const campaignId = (await campaigns())[0]!.id;
    const waiting = async () =>
      (await staff.as(getOverview, {})).attention.find(({ kind }) => kind === 'digest_drafts')?.items;
    expect(await waiting()).toMatchObject([{ id: campaignId, count: 1 }]);
    expect((await staff.as(getCampaign, { params: { id: campaignId } })).campaign.status).toBe('draft');
    await staff.as(deleteCampaign, { params: { id: campaignId } });
    expect(await waiting()).toBeUndefined();
  });
});
