import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { colors, read, sign } from './mail-style.ts';
import type { BlockInMail, PictureInMail, PostInMail } from '../content/message-content.ts';
import { absoluteUrl, richTextHtml } from './rich-text-in-mail.ts';

const row = (padding: string, content: string): string =>
  `<tr><td class="sheet pad ink" style="background-color:${colors.sheet};padding:${padding};${read};font-size:16px;line-height:1.55;color:${colors.ink}">\n${content}\n</td></tr>`;

/** Renders one block of a message as a row of its table. */
export function blockHtml(block: BlockInMail, siteUrl: string): string {
  switch (block.type) {
    case 'text':
      return row('8px 40px 0', richTextHtml(block.document, siteUrl));
    case 'image':
      return row('8px 40px 24px', pictureHtml(block.picture));
    case 'button':
      return row('8px 40px 24px', buttonHtml(block.text, absoluteUrl(block.url, siteUrl)));
    case 'divider':
      return row('8px 40px 24px', `<div class="line" style="border-top:1px solid ${colors.line}"></div>`);
    case 'post':
      return row('8px 40px 24px', postHtml(block.post));
  }
}

/** The size is also in attributes: Outlook ignores the styles. A client without pictures shows the alt text. */
const pictureHtml = ({ url, width, height, alt }: PictureInMail): string =>
  `<img src="${escapeMarkup(url)}" alt="${escapeMarkup(alt)}" width="${width}" height="${height}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0">`;

/** Outlook pads neither links nor their color: there the cell is the button, elsewhere all of it is the link. */
const buttonHtml = (label: string, url: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${colors.lane}" style="background-color:${colors.lane};border-radius:5px;mso-padding-alt:13px 26px">
<a href="${escapeMarkup(url)}" style="display:inline-block;padding:13px 26px;${sign};font-size:16px;line-height:1.25;font-weight:700;color:${colors.ink};text-decoration:none">${escapeMarkup(label)}</a>
</td></tr></table>`;

const postHtml = ({ title, excerpt, category, readTime, url, cover }: PostInMail): string => {
  const target = escapeMarkup(url);
  // The text says where the link leads.
  const picture = cover
    ? `<a href="${target}" style="text-decoration:none">${pictureHtml(cover)}</a><div style="height:16px;line-height:16px">&nbsp;</div>\n`
    : '';
  return `<div class="line" style="border-top:1px solid ${colors.line};padding-top:20px">
${picture}<p class="soft" style="margin:0;font-size:13px;line-height:1.4;color:${colors.soft}">${escapeMarkup(category)} &middot; ${escapeMarkup(readTime)}</p>
<h2 style="${sign};margin:6px 0 0;font-size:21px;line-height:1.25;font-weight:700;color:${colors.ink}"><a class="ink" href="${target}" style="color:${colors.ink};text-decoration:none">${escapeMarkup(title)}</a></h2>
<p style="margin:10px 0 0">${escapeMarkup(excerpt)}</p>
<p style="margin:12px 0 0;line-height:1.4"><a class="link" href="${target}" style="color:${colors.link};font-weight:600">Read the article</a></p>
</div>`;
};
