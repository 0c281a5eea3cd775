import { caniemail } from 'caniemail';
import { describe, expect, it } from 'vitest';
import type { CampaignTemplate } from '@workspace/contracts/campaign-blocks';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { composeCampaign } from './compose-campaign.ts';

const clients = [
  'gmail.desktop-webmail',
  'gmail.android',
  'gmail.ios',
  'outlook.windows',
  'outlook.windows-mail',
  'outlook.macos',
  'outlook.outlook-com',
  'outlook.ios',
  'apple-mail.ios',
  'apple-mail.macos',
  'yahoo.desktop-webmail',
  'samsung-email.android',
] as const;

/** Features that some of the clients do not support at all, and the reason why the message does not need them there. */
const accepted: Record<string, string> = {
  '@media': 'Outlook on Windows has one width and no dark scheme: the inline styles are those of the light one',
  'color-scheme meta tag': 'a hint; without it a client chooses the dark colors itself',
  'max-height property': 'the preheader is hidden by mso-hide in Outlook',
  overflow: 'the same',
  'border-radius': 'corners are square',
  'role attribute': 'a screen reader announces the tables of the layout',
  '<body> element': 'replaced; the table inside it has the same color',
  'height property': 'pictures have their height in an attribute',
  'word-break': 'both clients that lack it are for desktops, where nearly every address fits a line',
};

const children = [{ text: 'Words' }];
const blocks: RichBlock[] = [
  {
    type: 'paragraph',
    children: [
      { text: 'a', bold: true },
      { type: 'link', url: '/faq', children },
    ],
  },
  ...([2, 3, 4] as const).map((level): RichBlock => ({ type: 'heading', level, children })),
  { type: 'quote', children },
  {
    type: 'numbered-list',
    start: 2,
    children: [
      { type: 'list-item', children },
      { type: 'bulleted-list', children: [{ type: 'list-item', children }] },
    ],
  },
];
const url = 'https://site.example';
const picture = { url: `${url}/media/a.jpg`, width: 520, height: 300, alt: 'A street' };
const post = { title: 'T', excerpt: 'E', category: 'C', readTime: '1 min', slug: 's', url, cover: picture };

/** Returns the features of a message with every block that a client does not support. */
function unsupported(template: CampaignTemplate): string[] {
  const { html } = composeCampaign({
    subject: 'Before winter',
    preheader: 'Soon',
    template,
    blocks: [
      { type: 'text', document: blocks },
      { type: 'image', picture },
      { type: 'button', text: 'Book', url },
      { type: 'divider' },
      { type: 'text', document: blocks },
      { type: 'post', post },
    ],
    listName: 'Cities',
    siteUrl: url,
    postalAddress: '1 Test Street',
    tracksClicks: true,
  });
  const { errors } = caniemail({ clients: [...clients], html }).issues;
  return [...new Set([...errors.values()].flat().map(({ title }) => title))].toSorted();
}

describe('the HTML of a message', () => {
  it.each(['brand', 'plain'] as const)('needs nothing that one of twelve clients lacks, as %s', (template) => {
    expect(unsupported(template)).toEqual(Object.keys(accepted).toSorted());
  });
});
