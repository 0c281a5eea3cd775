import { defineEntity, p } from '@mikro-orm/core';
import type { CampaignBlock, CampaignTemplate } from '@workspace/contracts/campaign-blocks';
import type { PausedBecause } from '@workspace/contracts/campaign-brake';
import { testLimits, type WinnerBy } from '@workspace/contracts/campaign-variants';
import type { CampaignStatus } from '@workspace/contracts/campaign';
import { textArray } from '../../database/text-array.ts';
import type { TestDecision, VariantMessage } from './content/variant-types.ts';

const NewsletterCampaignSchema = defineEntity({
  name: 'NewsletterCampaign',
  tableName: 'newsletter_campaigns',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    name: p.text(),
    subject: p.text(),
    /** The first list; null for a campaign to segments only. */
    emailListId: p.uuid().nullable(),
    emailListName: p
      .string()
      .formula((c) => `coalesce((select l.name from email_lists l where l.id = ${c.emailListId}), '')`),
    moreListIds: textArray().default([]),
    segmentIds: textArray().default([]),
    excludedListIds: textArray().default([]),
    audienceNames: textArray().formula(
      (c) => `array(
        select l.name from unnest(array[${c.emailListId}] || ${c.moreListIds}) with ordinality as a (id, place)
        join email_lists l on l.id = a.id order by a.place)
        || array(select g.name from segments g where g.id = any (${c.segmentIds}) order by g.name)`,
    ),
    excludedListNames: textArray().formula(
      (c) => `array(select l.name from email_lists l where l.id = any (${c.excludedListIds}) order by l.name)`,
    ),
    /** The posts among the blocks, in their order. */
    blogPostIds: textArray().default([]),
    /** Null when only posts were chosen: they are the blocks. See `blocksOf`. */
    blocks: p.json().$type<CampaignBlock[]>().nullable(),
    preheader: p.text().default(''),
    template: p.text().$type<CampaignTemplate>().default('brand'),
    sentAt: p.datetime(3).nullable(),
    /** The number of recipients; 0 before it is sent. */
    recipientCount: p.integer().default(0),
    status: p.text().$type<CampaignStatus>().default('draft'),
    scheduledAt: p.datetime(3).nullable(),
    startedAt: p.datetime(3).nullable(),
    /** When the first message may be submitted: until then the start can be undone. Null for an earlier release. */
    sendsAt: p.datetime(3).nullable(),
    finishedAt: p.datetime(3).nullable(),
    /** Set while the system has it paused. */
    pausedBecause: p.json().$type<PausedBecause>().nullable(),
    /** The email address of the creator. */
    createdBy: p.text().nullable(),
    /** The message with placeholders for personal data: set when sending starts, and never changed. */
    html: p.text().lazy().nullable(),
    text: p.text().lazy().nullable(),
    tracksClicks: p.boolean().default(false),
    /** The variants of an A/B test: see `variantsOf`. The first subject is `subject` too. */
    subjects: textArray().default([]),
    senderNames: textArray().default([]),
    testShare: p.integer().default(testLimits.share.usual),
    testMinutes: p.integer().default(testLimits.minutes.usual),
    winnerBy: p.text().$type<WinnerBy>().default('clicks'),
    /** The messages of the variants: set with `html`. */
    variantMessages: p.json().$type<VariantMessage[]>().lazy().nullable(),
    /** The end of the waiting time: set when the last email of the test is submitted. */
    testEndsAt: p.datetime(3).nullable(),
    /** The variant of the recipients outside the test; null before the decision. */
    winner: p.smallint().nullable(),
    decision: p.json().$type<TestDecision>().nullable(),
    /** The random part of the address of the web version. */
    webToken: p.text().defaultRaw(`replace(gen_random_uuid()::text, '-', '')`),
    /** True when the email links to its web version. */
    hasWebLink: p.boolean().default(false),
    isInArchive: p.boolean().default(false),
    /** The sequence whose step it is; null for an issue. */
    sequenceId: p.uuid().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** An issue of the newsletter: its list, posts and progress. */
export class NewsletterCampaignEntity extends NewsletterCampaignSchema.class {}
NewsletterCampaignSchema.setClass(NewsletterCampaignEntity);
