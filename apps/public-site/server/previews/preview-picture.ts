import { brand } from '@workspace/contracts/brand';
import type { PreviewText } from '../../src/head/preview.ts';
import { fitText } from './fit-text.ts';
import type { Letters } from './letters.ts';
import { footTop } from './preview-ground.ts';
import { previewSize, shade, written } from './sign-paint.ts';

const { width, height } = previewSize;
const sign = { x: 48, y: 88, width: width - 96, height: 304, padX: 46, padY: 28 };
const titleSizes = [96, 90, 84, 78, 72, 66, 62, 58, 54, 50, 46, 42, 39, 36] as const;

/** Returns an SVG of the page's text on a guide sign over the road. `ground` is the URL of the background. */
export function previewPicture(text: PreviewText, ground: string, bold: Letters, medium: Letters): string {
  const { title, subtitle, tab, foot } = writable(text, bold);
  const board = `<rect x="${sign.x}" y="${sign.y}" width="${sign.width}" height="${sign.height}" rx="20" fill="${shade.sign}"/>
<rect x="${sign.x + 9}" y="${sign.y + 9}" width="${sign.width - 18}" height="${sign.height - 18}" rx="12" fill="none" stroke="${shade.onSign}" stroke-width="4"/>`;
  const footLine = oneLine(foot, 25, width - 400, medium);
  const footX = width - 48 - medium.widthOf(footLine, 25);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<image width="${width}" height="${height}" href="${ground}"/>${tab && tabOf(tab, bold)}${board}
${boardText(title, subtitle, bold, medium)}${written(medium, footLine, shade.paleSoft, { x: footX, y: footTop + 57, size: 25 })}</svg>`;
}

/** Fits a text into a single line. */
function oneLine(text: string, size: number, most: number, { widthOf }: Letters): string {
  return fitText(text, widthOf, { width: most, height: size * 1.4, sizes: [size], leading: 1.3 }).lines[0] ?? '';
}

/** Drops texts that the font cannot write: a sign shows no empty boxes and is never empty itself. */
function writable({ title, subtitle, tab, foot }: PreviewText, { canWrite }: Letters): PreviewText {
  const known = (text: string) => (/[\p{L}\p{N}]/u.test(text) && canWrite(text) ? text : '');
  const heading = known(title) || known(tab) || brand.tagline;
  return { title: heading, subtitle: known(subtitle), tab: heading === tab ? '' : known(tab), foot: known(foot) };
}

/** Returns the small board on top of the sign, as a road sign has for its exit number. */
function tabOf(text: string, letters: Letters): string {
  const size = 28;
  const line = oneLine(text, size, sign.width - 120, letters);
  const wide = letters.widthOf(line, size) + 56;
  const x = sign.x + sign.width - wide - 28;
  return `<rect x="${x}" y="${sign.y - 64}" width="${wide}" height="80" rx="15" fill="${shade.sign}"/>
<rect x="${x + 7}" y="${sign.y - 57}" width="${wide - 14}" height="66" rx="9" fill="none" stroke="${shade.onSign}" stroke-width="3"/>
${written(letters, line, shade.onSign, { x: x + 28, y: sign.y - 17, size })}`;
}

/** Returns the title, with a sentence under it when there is room, centered on the board. */
function boardText(title: string, subtitle: string, bold: Letters, medium: Letters): string {
  const [wide, high, gap] = [sign.width - 2 * sign.padX, sign.height - 2 * sign.padY, 12];
  const below = fitText(subtitle, medium.widthOf, { width: wide, height: 82, sizes: [31, 29], leading: 1.28 });
  const taken = subtitle ? below.height + gap : 0;
  const above = fitText(title, bold.widthOf, { width: wide, height: high - taken, sizes: titleSizes, leading: 1.06 });
  let y = sign.y + (sign.height - above.height - taken) / 2;
  const lines = (text: typeof above, letters: Letters, fill: string, leading: number, hang: number) =>
    text.lines
      .map((line) => {
        y += text.size * leading;
        return written(letters, line, fill, { x: sign.x + sign.padX, y: y - text.size * hang, size: text.size });
      })
      .join('');
  const heading = lines(above, bold, shade.onSign, 1.06, 0.22);
  y += gap;
  return heading + (subtitle && lines(below, medium, shade.onSignSoft, 1.28, 0.34));
}
