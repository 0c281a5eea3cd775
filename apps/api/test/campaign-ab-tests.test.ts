import { describe, expect, it } from 'vitest';
import { sendTests } from '@workspace/contracts/campaign-previews';
import { checkCampaign } from '@workspace/contracts/campaign-preflight';
import { cancelCampaign, sendCampaign } from '@workspace/contracts/campaign-sending';
import {
  changeCampaign,
  copyCampaign,
  createCampaign,
  getCampaign,
  previewCampaign,
} from '@workspace/contracts/newsletter-campaigns';
import { apiErrorOf } from './call-as.ts';
import { abCampaignTest, subjectOf, subjects } from './sending/ab-campaign-test.ts';

const { staff, create, begin, ledger, test } = abCampaignTest();
const change = (id: string, body: object) => staff.as(changeCampaign, { params: { id }, body });

describe('the plan of an A/B test', () => {
  it('takes subjects instead of a subject, and has usual values', async () => {
    const { subject: _none, ...draft } = staff.draft;
    const { campaign } = await staff.as(createCampaign, { body: { ...draft, subjects } });
    expect(campaign).toMatchObject({
      subject: subjects[0],
      subjects,
      senderNames: [],
      testShare: 20,
      testMinutes: 240,
      winnerBy: 'clicks',
      winner: null,
    });
    expect((await staff.create()).subjects).toEqual([]);
  });

  it('replaces the first subject by a change of the subject, and ends without subjects', async () => {
    const id = await create();
    expect((await change(id, { subject: 'New' })).campaign).toMatchObject({
      subject: 'New',
      subjects: ['New', subjects[1]],
    });
    expect((await change(id, { subjects: [] })).campaign).toMatchObject({ subject: 'New', subjects: [] });
  });

  it.each([
    [{ subjects: ['One'] }, 'subjects'],
    [{ subjects: ['1', '2', '3', '4', '5'] }, 'subjects'],
    [{ subjects: ['One', 'Two\nBcc: x'] }, 'subjects.1'],
    [{ testShare: 5 }, 'testShare'],
    [{ testMinutes: 10 }, 'testMinutes'],
    [{ subjects, senderNames: ['1', '2', '3'] }, 'senderNames'],
  ])('rejects %j', async (body, field) => {
    const error = await apiErrorOf(change(await create(), body));
    expect([error?.status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]]);
  });

  it('rejects names of the sender that do not fit the stored subjects', async () => {
    const id = await create();
    expect(await apiErrorOf(change(id, { senderNames: ['1', '2', '3'] }))).toMatchObject({ code: 'unequal_variants' });
  });

  it('rejects an unknown merge field in any subject', async () => {
    const error = await apiErrorOf(change(await create(), { subjects: ['One', 'Two {{nmae}}'] }));
    expect(error).toMatchObject({ code: 'unknown_merge_field', fields: { 'subjects.1': expect.any(String) } });
  });
});

describe('the pre-flight of an A/B test', () => {
  const checkOf = async (id: string) =>
    (await staff.as(checkCampaign, { params: { id } })).checks.find(({ name }) => name === 'ab-test');

  it.each([
    ['warns of few people', {}, 100, 'warning', 'Each of the 2 variants goes to 10 people first'],
    ['stops without counted clicks', { tracksClicks: false }, 100, 'stop', 'this campaign counts none'],
    [
      'stops without a link that counts',
      { blocks: [{ type: 'text' as const, html: '<p>See https://example.com</p>' }] },
      100,
      'stop',
      'this campaign has no link that counts',
    ],
    [
      'takes a button for a link without a post',
      { blocks: [{ type: 'button' as const, text: 'Book', url: 'https://example.com' }] },
      5_000,
      'ok',
      'first',
    ],
    ['passes by hand without clicks', { tracksClicks: false, winnerBy: 'hand' as const }, 100, 'ok', '10 people first'],
    ['stops with fewer people than variants', {}, 4, 'stop', 'fewer people than variants'],
    ['stops with equal variants', { subjects: ['One', 'One'] }, 100, 'stop', 'Variant B is the same'],
  ])('%s', async (_case, plan, people, outcome, sentence) => {
    const id = await create(plan, people);
    const check = await checkOf(id);
    expect([check?.outcome, check?.sentence]).toEqual([outcome, expect.stringContaining(sentence)]);
    if (outcome !== 'stop') return;
    expect(await apiErrorOf(staff.as(sendCampaign, { params: { id } }))).toMatchObject({ code: 'must_not_go_out' });
  });
});

describe('the draw', () => {
  it('deals the share out evenly, and leaves the others without a variant', async () => {
    const rows = await ledger(await begin());
    expect(rows.map(({ variant }) => variant)).toEqual([
      ...rows.slice(0, 20).map(({ variant }) => variant),
      ...Array.from({ length: 80 }, () => null),
    ]);
    expect(rows.filter(({ variant }) => variant === 0)).toHaveLength(10);
    expect(rows.filter(({ variant }) => variant === 1)).toHaveLength(10);
  });

  it('takes other people for another campaign', async () => {
    const tested = async (id: string) => (await ledger(id)).flatMap(({ email, inTest }) => (inTest ? email : []));
    expect(await tested(await begin())).not.toEqual(await tested(await begin()));
  });
});

describe('the message of a variant', () => {
  it('is previewed and tested with its subject and sender', async () => {
    const id = await create({ senderNames: ['', 'Ada of Lanesight'] });
    const preview = await staff.as(previewCampaign, { params: { id }, query: { variant: 1 } });
    expect(preview).toMatchObject({ subject: subjects[1], senderName: 'Ada of Lanesight' });
    expect(preview.html).toContain(`${subjects[1]}</h1>`);
    await staff.as(sendTests, { params: { id }, body: { emails: ['ada@lanesight.ai'], variant: 1 } });
    const sent = staff.submitted[0]!.content.toString();
    expect(subjectOf(sent)).toBe(`[Test] ${subjects[1]}`);
    expect(sent).toMatch(/^From: Ada of Lanesight <news@/m);
  });
});

describe('a copy', () => {
  it('has the plan and not the result', async () => {
    const id = await begin({ testShare: 50, winnerBy: 'hand' });
    await staff.as(cancelCampaign, { params: { id } });
    const { campaign } = await staff.as(copyCampaign, { params: { id } });
    expect(campaign).toMatchObject({ subjects, testShare: 50, winnerBy: 'hand', winner: null, status: 'draft' });
    expect(await test(campaign.id)).toMatchObject({ decision: null, endsAt: null, waiting: 0 });
  });

  it('of a campaign with one subject has no test', async () => {
    const { id } = await staff.create();
    expect(await apiErrorOf(test(id))).toMatchObject({ code: 'no_test' });
    expect((await staff.as(getCampaign, { params: { id } })).progress.waiting).toBe(0);
  });
});
