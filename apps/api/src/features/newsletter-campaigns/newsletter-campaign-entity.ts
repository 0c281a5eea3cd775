import { defineEntity, p } from '@mikro-orm/core';
import type { CampaignBlock, CampaignTemplate } from '@workspace/contracts/campaign-blocks';
import type { CampaignStatus } from '@workspace/contracts/newsletter-campaigns';
import { textArray } from '../../database/text-array.ts';

const NewsletterCampaignSchema = defineEntity({
  name: 'NewsletterCampaign',
  tableName: 'newsletter_campaigns',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    name: p.text(),
    subject: p.text(),
    emailListId: p.uuid(),
    emailListName: p.string().formula((c) => `(select l.name from email_lists l where l.id = ${c.emailListId})`),
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
    finishedAt: p.datetime(3).nullable(),
    /** The email address of the creator. */
    createdBy: p.text().nullable(),
    /** The message with placeholders for personal data: set when sending starts, and never changed. */
    html: p.text().lazy().nullable(),
    text: p.text().lazy().nullable(),
    tracksClicks: p.boolean().default(false),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** An issue of the newsletter: its list, posts and progress. */
export class NewsletterCampaignEntity extends NewsletterCampaignSchema.class {}
NewsletterCampaignSchema.setClass(NewsletterCampaignEntity);
