import type { EntityManager } from '@mikro-orm/postgresql';
import { mostIssues, type IssueSummary } from '@workspace/contracts/newsletter-issues';
import { DomainError } from '../../domain-error.ts';
import { contentOf } from '../newsletter-campaigns/content/content-of.ts';
import type { MailSettings } from '../newsletter-campaigns/mail-settings.ts';
import { visibleBlocks } from '../newsletter-campaigns/content/message-content.ts';
import { NewsletterCampaignEntity } from '../newsletter-campaigns/newsletter-campaign-entity.ts';
import { variantsOf } from '../newsletter-campaigns/content/variants-of.ts';
import { blockInIssue, withFallbacks, type Issue } from './block-in-issue.ts';

/** Thrown for a token without a started campaign. */
export class IssueNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This newsletter does not exist, or was not sent yet.');
  }
}

/** Returns the archive, the newest first. */
export async function findArchive(em: EntityManager): Promise<IssueSummary[]> {
  const sent = { isInArchive: true, status: 'sent', sentAt: { $ne: null } } as const;
  const orderBy = { sentAt: 'desc', id: 'desc' } as const;
  const campaigns = await em.find(NewsletterCampaignEntity, sent, { orderBy, limit: mostIssues });
  return campaigns.map(summaryOf);
}

/** Returns the web version of a campaign whose emails may have left. Throws `IssueNotFound`. */
export async function findIssue(em: EntityManager, webToken: string, settings: MailSettings): Promise<Issue> {
  const campaign = await em.findOne(NewsletterCampaignEntity, { webToken, startedAt: { $ne: null } });
  if (!campaign || (campaign.sendsAt && campaign.sendsAt > new Date())) throw new IssueNotFound();
  const { blocks } = await contentOf(em, campaign, settings);
  return { ...summaryOf(campaign), isInArchive: campaign.isInArchive, blocks: visibleBlocks(blocks).map(blockInIssue) };
}

function summaryOf(campaign: NewsletterCampaignEntity): IssueSummary {
  const { webToken, preheader, sentAt, startedAt, winner } = campaign;
  const variants = variantsOf(campaign);
  const { subject } = variants[winner ?? 0] ?? campaign;
  return {
    token: webToken,
    subject: withFallbacks(subject, 'text'),
    preheader: withFallbacks(preheader, 'text'),
    sentAt: (startedAt ?? sentAt!).toISOString(),
  };
}
