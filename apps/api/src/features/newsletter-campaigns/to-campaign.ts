import { postIdsIn } from '@workspace/contracts/campaign-blocks';
import type { Campaign } from '@workspace/contracts/campaign';
import { blocksOf } from './content/blocks-of.ts';
import { listIdsOf } from './audience/campaign-lists.ts';
import type { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';

export function toCampaign(campaign: NewsletterCampaignEntity): Campaign {
  const { id, name, subject, preheader, template, status, recipientCount, tracksClicks } = campaign;
  const blocks = blocksOf(campaign);
  return {
    id,
    name,
    subject,
    ...audienceIn(campaign),
    blogPostIds: postIdsIn(blocks),
    preheader,
    blocks,
    template,
    subjects: campaign.subjects,
    senderNames: campaign.senderNames,
    testShare: campaign.testShare,
    testMinutes: campaign.testMinutes,
    winnerBy: campaign.winnerBy,
    winner: campaign.winner ?? null,
    webToken: campaign.webToken,
    hasWebLink: campaign.hasWebLink,
    isInArchive: campaign.isInArchive,
    status,
    recipientCount,
    tracksClicks,
    sentAt: campaign.sentAt?.toISOString() ?? null,
    scheduledAt: campaign.scheduledAt?.toISOString() ?? null,
    startedAt: campaign.startedAt?.toISOString() ?? null,
    finishedAt: campaign.finishedAt?.toISOString() ?? null,
    pausedBecause: status === 'paused' ? (campaign.pausedBecause ?? null) : null,
    sequenceId: campaign.sequenceId ?? null,
    createdBy: campaign.createdBy ?? null,
    createdAt: campaign.createdAt.toISOString(),
    updatedAt: campaign.updatedAt.toISOString(),
  };
}

const audienceIn = (campaign: NewsletterCampaignEntity) => ({
  emailListId: campaign.emailListId ?? null,
  emailListName: campaign.emailListName,
  emailListIds: listIdsOf(campaign),
  segmentIds: campaign.segmentIds,
  excludedListIds: campaign.excludedListIds,
  audienceNames: campaign.audienceNames,
  excludedListNames: campaign.excludedListNames,
});
