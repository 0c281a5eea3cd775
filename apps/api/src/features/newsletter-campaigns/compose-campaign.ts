import { countedLink } from '@workspace/contracts/newsletter-clicks';
import { campaignHtml } from './campaign-html.ts';
import { campaignText } from './campaign-text.ts';
import type { MessageContent } from './message-content.ts';
import { escapePlaceholders } from './placeholders.ts';

/** Renders both parts of a campaign's message, with placeholders for personal data. */
export function composeCampaign(content: MessageContent): { html: string; text: string } {
  const plain = {
    ...content,
    subject: escapePlaceholders(content.subject),
    listName: escapePlaceholders(content.listName),
    posts: content.posts.map((post) => ({
      title: escapePlaceholders(post.title),
      excerpt: escapePlaceholders(post.excerpt),
      category: escapePlaceholders(post.category),
      readTime: escapePlaceholders(post.readTime),
      slug: post.slug,
      cover: post.cover && { ...post.cover, alt: escapePlaceholders(post.cover.alt) },
      url: content.tracksClicks ? content.siteUrl + countedLink('{{reader}}', post.slug) : post.url,
    })),
  };
  return { html: campaignHtml(plain), text: campaignText(plain) };
}
