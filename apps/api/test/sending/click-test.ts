import { createPost } from '@workspace/contracts/managed-posts';
import { sendCampaign } from '@workspace/contracts/campaign-sending';
import { createCampaign } from '@workspace/contracts/newsletter-campaigns';
import { getCampaignClicks } from '@workspace/contracts/newsletter-clicks';
import { createReaderToken } from '../../src/features/newsletter-clicks/reader-token.ts';
import type { NewClick } from '../../src/features/newsletter-clicks/store-clicks.ts';
import { draft as postDraft } from '../a-draft.ts';
import { testMailSettings } from '../test-mail-settings.ts';
import { campaignTest } from './campaign-test.ts';

export const { linkSecrets } = testMailSettings;
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
export const slugs = ['one', 'two', 'three'];

/** Returns the token of one recipient's counted links. */
export const token = (campaignId: string, delivery = 1): string =>
  createReaderToken(linkSecrets, { campaignId, delivery });

/** A stored click, this many minutes from now. */
export const stored = (
  campaignId: string,
  delivery: number,
  slug: string,
  minute: number,
  more: Partial<NewClick> = {},
): NewClick => ({
  id: crypto.randomUUID(),
  campaignId,
  delivery,
  slug,
  at: new Date(Date.now() + minute * 60_000).toISOString(),
  client: `browser of ${delivery}`,
  isMachine: false,
  ...more,
});

interface Followed {
  by: string;
  slug: string;
  method?: 'GET' | 'HEAD';
  userAgent?: string;
  ip?: string;
  /** The `sec-purpose` header of a browser that fetches in advance. */
  purpose?: string;
}

/** Sets up sent campaigns, and readers who follow their links. */
export function clickTest() {
  const staff = campaignTest();

  /** Creates a campaign of three articles to Anna (1) and Bo (2), submitted five minutes ago. */
  const sent = async ({ tracksClicks = true } = {}): Promise<string> => {
    const blogPostIds = [];
    for (const slug of slugs) {
      const { post } = await staff.as(createPost, { body: { ...postDraft, slug, title: `Article ${slug}` } });
      blogPostIds.push(post.id);
    }
    const { campaign } = await staff.as(createCampaign, { body: { ...staff.draft, blogPostIds, tracksClicks } });
    await staff.as(sendCampaign, { params: { id: campaign.id } });
    for (const change of [
      `newsletter_deliveries set status = 'handed_over', changed_at = now() - interval '5 minutes' where campaign_id`,
      `newsletter_batches set handed_over = queued, queued = 0 where campaign_id`,
      `newsletter_campaigns set started_at = now() - interval '5 minutes' where id`,
    ])
      await staff.em().execute(`update ${change} = ?`, [campaign.id]);
    return campaign.id;
  };

  /** Follows links through an API process, which stores its buffer when it closes. */
  const follow = async (...links: Followed[]) => {
    const app = await staff.test.startAnother({});
    const answers = [];
    for (const { by, slug, method = 'GET', userAgent = firefox, ip = '192.0.2.7', purpose } of links) {
      const headers = { 'user-agent': userAgent, 'x-forwarded-for': ip, ...(purpose && { 'sec-purpose': purpose }) };
      answers.push(await app.inject({ method, url: `/api/newsletter-clicks/${by}/${slug}`, headers }));
    }
    await app.close();
    return answers;
  };

  const clicksOf = (id: string) => staff.as(getCampaignClicks, { params: { id } });
  return { staff, sent, follow, clicksOf };
}
