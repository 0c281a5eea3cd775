import { brand } from '@workspace/contracts/brand';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import {
  clickTrackingNotice,
  subscriptionReason,
  type MessageContent,
  type PictureInMail,
  type PostInMail,
} from './message-content.ts';

// Mail clients support neither CSS variables nor external style sheets: inline values of the light scheme, with
// overrides for the dark one. Each color is also set on its element, because some clients drop <style>.
const sign = `font-family:Overpass,'Public Sans','Segoe UI',Arial,sans-serif`;
const read = `font-family:'Public Sans','Segoe UI',Arial,sans-serif`;

const style = `
  body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
  a { color: #00563f; }
  @media (max-width: 620px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } h1 { font-size: 26px !important; } }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #17191a !important; }
    .sheet { background-color: #24282a !important; }
    .ink, .ink a { color: #ece9e1 !important; }
    .soft, .soft a { color: #b6b9b4 !important; }
    .link { color: #5bb894 !important; }
    .line { border-color: #3a3f41 !important; }
  }`;

/** Renders the HTML part: tables, for clients without other layouts, at most 600 px wide. */
export function campaignHtml(content: MessageContent): string {
  const { subject, posts } = content;
  return `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${style}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:#f5f3ee">
${inShort(posts)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background-color:#f5f3ee">
<tr><td align="center" style="padding:24px 0">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
${head()}
${opening(subject)}
${posts.map(article).join('\n')}
${foot(content)}
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The preheader: the preview text beside the subject in an inbox. */
const inShort = (posts: PostInMail[]): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeMarkup(posts.map(({ title }) => title).join(' · '))}</div>`;

/** The road surface with the dashed lane line below it, as on the site. */
const head = (): string => `<tr><td class="pad" style="background-color:#17191a;padding:22px 40px">
<span style="${sign};font-size:22px;font-weight:700;letter-spacing:-0.2px;color:#ffffff">${escapeMarkup(brand.name)}</span>
</td></tr>
<tr><td style="background-color:#17191a;padding:0 40px 14px" class="pad">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${`<td width="44" height="5" style="background-color:#f2b705;font-size:0;line-height:0">&nbsp;</td><td width="28" style="font-size:0;line-height:0">&nbsp;</td>`.repeat(4)}</tr></table>
</td></tr>`;

const opening = (
  subject: string,
): string => `<tr><td class="sheet pad" style="background-color:#fffefb;padding:36px 40px 20px">
<h1 class="ink" style="${sign};margin:0;font-size:30px;line-height:1.15;font-weight:700;color:#17191a">${escapeMarkup(subject)}</h1>
<p class="ink" style="${read};margin:20px 0 0;font-size:17px;line-height:1.55;color:#17191a">{{greeting}}</p>
</td></tr>`;

const article = ({
  title,
  excerpt,
  category,
  readTime,
  url,
  cover,
}: PostInMail): string => `<tr><td class="sheet pad" style="background-color:#fffefb;padding:8px 40px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" style="border-top:1px solid #d3cfc3;padding-top:20px">${cover ? `\n${pictureHtml(cover, url)}` : ''}
<p class="soft" style="${read};margin:0;font-size:13px;line-height:1.4;color:#4d5153">${escapeMarkup(category)} &middot; ${escapeMarkup(readTime)}</p>
<h2 class="ink" style="${sign};margin:6px 0 0;font-size:21px;line-height:1.25;font-weight:700;color:#17191a"><a class="ink" href="${escapeMarkup(url)}" style="color:#17191a;text-decoration:none">${escapeMarkup(title)}</a></h2>
<p class="ink" style="${read};margin:10px 0 0;font-size:16px;line-height:1.55;color:#17191a">${escapeMarkup(excerpt)}</p>
<p style="${read};margin:12px 0 0;font-size:16px;line-height:1.4"><a class="link" href="${escapeMarkup(url)}" style="color:#00563f;font-weight:600">Read the article</a></p>
</td></tr></table>
</td></tr>`;

/** The text says where the link leads; a program that shows no pictures shows the alt text in their place. */
const pictureHtml = ({ url, width, height, alt }: PictureInMail, target: string): string =>
  `<a href="${escapeMarkup(target)}" style="text-decoration:none"><img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;margin:0 0 16px;border:0"></a>`;

const foot = ({
  listName,
  siteUrl,
  postalAddress,
  tracksClicks,
}: MessageContent): string => `<tr><td class="pad soft" style="${read};padding:24px 40px;font-size:13px;line-height:1.55;color:#4d5153">
<p style="margin:0">${escapeMarkup(subscriptionReason(listName))}
<a href="{{preferencesUrl}}" class="soft" style="color:#4d5153">Unsubscribe or change what you get</a></p>${tracksClicks ? `\n<p style="margin:10px 0 0">${escapeMarkup(clickTrackingNotice)}</p>` : ''}
<p style="margin:10px 0 0"><a href="${escapeMarkup(siteUrl)}" class="soft" style="color:#4d5153">${escapeMarkup(brand.name)}</a><br>${escapeMarkup(postalAddress)}</p>
</td></tr>`;
