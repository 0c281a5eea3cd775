import { composeCampaign } from '../../src/features/newsletter-campaigns/rendering/compose-campaign.ts';
import type { CampaignMessage } from '../../src/features/newsletter-campaigns/rendering/write-messages.ts';
import { testMailSettings } from '../test-mail-settings.ts';

const { publicOrigin, postalAddress } = testMailSettings;

const post = {
  title: 'What a pothole costs before anybody sees it',
  excerpt: 'Cracks let water in, and the base gives way a winter later. Where to look, and what sealing costs in time.',
  category: 'Pavement Management',
  readTime: '6 min read',
  slug: 'what-a-pothole-costs',
  url: `${publicOrigin}/blog/what-a-pothole-costs`,
};

/** An issue with three posts, composed. */
export const exampleMessage: CampaignMessage = {
  campaignId: '01935f1e-dddd-7eee-8fff-ba9876543210',
  listId: '01935f1e-aaaa-7bbb-8ccc-0123456789ab',
  listName: 'Cities',
  subject: 'Three things to look at before winter',
  tracksClicks: false,
  date: new Date(),
  ...composeCampaign({
    subject: 'Three things to look at before winter',
    preheader: '',
    template: 'brand',
    blocks: [
      { type: 'post', post },
      { type: 'post', post },
      { type: 'post', post },
    ],
    listName: 'Cities',
    siteUrl: publicOrigin,
    postalAddress,
    tracksClicks: false,
  }),
};
