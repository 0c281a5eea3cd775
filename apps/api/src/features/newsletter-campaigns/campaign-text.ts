import { brand } from '@workspace/contracts/brand';
import { clickTrackingNotice, subscriptionReason, type MessageContent } from './message-content.ts';

/** Renders the plain-text part: the same copy in the same order as the HTML part. */
export function campaignText({ subject, posts, listName, siteUrl, postalAddress, ...more }: MessageContent): string {
  const articles = posts.map(({ title, excerpt, url }) => `${title}\n\n${excerpt}\n\nRead it: ${url}`);
  const footer = [
    `${subscriptionReason(listName)} To change or end that:\n{{preferencesUrl}}`,
    ...(more.tracksClicks ? [clickTrackingNotice] : []),
    `${brand.name}, ${siteUrl}\n${postalAddress}`,
  ];
  return (
    [subject, '{{greeting}}', ...articles.flatMap((article) => ['* * *', article]), '--', ...footer].join('\n\n') + '\n'
  );
}
