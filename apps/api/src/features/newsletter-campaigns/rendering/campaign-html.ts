import { brand } from '@workspace/contracts/brand';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { blockHtml } from './block-html.ts';
import { colors, read, sign, styleSheet } from './mail-style.ts';
import {
  clickTrackingNotice,
  hasGreeting,
  preheaderOf,
  subscriptionReason,
  visibleBlocks,
  type MessageContent,
} from '../content/message-content.ts';

/**
 * Renders the HTML part: tables, for clients without other layouts, at most 600 px wide. Long words break, because one
 * web address would make all of it wider than a phone.
 */
export function campaignHtml(content: MessageContent): string {
  const { subject, blocks, siteUrl, template } = content;
  const isPlain = template === 'plain';
  const ground = isPlain ? colors.sheet : colors.ground;
  const groundClass = isPlain ? 'sheet' : 'ground';
  return `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${styleSheet}
</style>
</head>
<body class="${groundClass}" style="margin:0;padding:0;background-color:${ground}">
${preheaderHtml(preheaderOf(content))}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="${groundClass}" style="background-color:${ground}">
<tr><td align="${isPlain ? 'left' : 'center'}" style="padding:${isPlain ? '0' : '24px 0'}">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;word-break:break-word">
${[
  ...(isPlain ? [] : [head(), opening(subject)]),
  ...(hasGreeting(blocks) ? [greeting] : []),
  ...visibleBlocks(blocks).map((block) => blockHtml(block, siteUrl)),
  foot(content),
].join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** An inbox fills its line with the beginning of the message, unless invisible characters follow the preheader. */
const filler = '&#847; '.repeat(60).trim();

/** The preheader: the preview text beside the subject in an inbox. */
const preheaderHtml = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeMarkup(text)} ${filler}</div>`;

/** The road surface with the dashed lane line on it, as on the site. One cell: a zoomed one has a seam below it. */
const head = (): string => `<tr><td class="pad" style="background-color:#17191a;padding:22px 40px 14px">
<span style="${sign};font-size:22px;font-weight:700;letter-spacing:-0.2px;color:#ffffff">${escapeMarkup(brand.name)}</span>
<div style="height:22px;line-height:22px">&nbsp;</div>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${`<td width="44" height="5" style="background-color:${colors.lane};font-size:0;line-height:0">&nbsp;</td><td width="28" style="font-size:0;line-height:0">&nbsp;</td>`.repeat(4)}</tr></table>
</td></tr>`;

const opening = (
  subject: string,
): string => `<tr><td class="sheet pad" style="background-color:${colors.sheet};padding:36px 40px 12px">
<h1 class="ink" style="${sign};margin:0;font-size:30px;line-height:1.15;font-weight:700;color:${colors.ink}">${escapeMarkup(subject)}</h1>
</td></tr>`;

const greeting = `<tr><td class="sheet pad" style="background-color:${colors.sheet};padding:8px 40px 20px">
<p class="ink" style="${read};margin:0;font-size:17px;line-height:1.55;color:${colors.ink}">{{greeting}}</p>
</td></tr>`;

const foot = ({
  listName,
  siteUrl,
  postalAddress,
  tracksClicks,
  webUrl,
}: MessageContent): string => `<tr><td class="pad soft" style="${read};padding:24px 40px;font-size:13px;line-height:1.55;color:${colors.soft}">
<p style="margin:0">${escapeMarkup(subscriptionReason(listName))}
<a href="{{preferencesUrl}}" class="soft" style="color:${colors.soft}">Unsubscribe or change what you get</a></p>${webUrl ? `\n<p style="margin:10px 0 0"><a href="${escapeMarkup(webUrl)}" class="soft" style="color:${colors.soft}">View in browser</a></p>` : ''}${tracksClicks ? `\n<p style="margin:10px 0 0">${escapeMarkup(clickTrackingNotice)}</p>` : ''}
<p style="margin:10px 0 0"><a href="${escapeMarkup(siteUrl)}" class="soft" style="color:${colors.soft}">${escapeMarkup(brand.name)}</a><br>${escapeMarkup(postalAddress)}</p>
</td></tr>`;
