import { isDrawingKind } from './block-elements.ts';
import { isCardUrl, type RichDrawing, type RichLinkCard, type RichVideo } from './document.ts';
import { isSheet } from './drawing-sheet.ts';
import { inAttribute, escapeCharacters, inText } from './escape-characters.ts';
import { isMediaUrl } from './media-url.ts';
import { parseVideo, videoUrl } from './video-url.ts';

/** White space reads as one space, as in other text. */
const line = (text: string): string => escapeCharacters(text.replaceAll(/[ \t\n\r\f]+/g, ' ').trim(), inText);
const wrap = (tag: string, html: string): string => (html.trim() === '' ? '' : `<${tag}>${html}</${tag}>`);

/** A drawing is stored as the table of its values. Without two rows and columns of them, only text stays. */
export function drawingToHtml({ kind, rows: [head = [], ...body] }: RichDrawing, caption: string): string {
  const isFilled = (row: readonly string[]) => row.some((cell) => line(cell) !== '');
  const rows = body.filter(isFilled);
  const rowToHtml = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell) => `<${tag}>${line(cell)}</${tag}>`).join('')}</tr>`;
  const count = rows.length + (isFilled(head) ? 1 : 0);
  if (!isDrawingKind(kind) || !isSheet(kind, [head, ...rows]) || count < 2)
    return (
      [head, ...body].map((row) => wrap('p', row.map(line).filter(Boolean).join(' '))).join('') + wrap('p', caption)
    );
  const heading = isFilled(head) ? `<thead>${rowToHtml(head, 'th')}</thead>` : '';
  const table = `<table>${heading}<tbody>${rows.map((row) => rowToHtml(row, 'td')).join('')}</tbody></table>`;
  return `<figure data-drawing="${kind}">${table}${wrap('figcaption', caption)}</figure>`;
}

/** A card is stored as a link, with the description as its caption. */
export function linkCardToHtml({ url, title }: RichLinkCard, caption: string): string {
  const name = line(title);
  if (!isCardUrl(url) || name === '') return wrap('p', name) + wrap('p', caption);
  return `<figure data-link-card="">${linkToHtml(url, name)}${wrap('figcaption', caption)}</figure>`;
}

/** A video is stored as a link to its page, after its poster. */
export function videoToHtml({ url, title, poster }: RichVideo, caption: string): string {
  const name = line(title);
  const video = parseVideo(url);
  if (!video || name === '') return wrap('p', name) + wrap('p', caption);
  const picture = poster && isMediaUrl(poster) ? `<img src="${poster}" alt="" data-decorative="">` : '';
  return `<figure data-video="">${picture}${linkToHtml(videoUrl(video), name)}${wrap('figcaption', caption)}</figure>`;
}

const linkToHtml = (url: string, name: string): string => `<a href="${escapeCharacters(url, inAttribute)}">${name}</a>`;
