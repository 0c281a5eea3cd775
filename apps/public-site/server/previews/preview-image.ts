import { brand } from '@workspace/contracts/brand';
import type { PreviewText } from '../../src/head/preview.ts';
import { fitText } from './fit-text.ts';
import type { Typeface } from './typeface.ts';
import { footerTop } from './preview-background.ts';
import { previewSize, previewColors, renderText } from './preview-style.ts';

const { width, height } = previewSize;
const sign = { x: 48, y: 88, width: width - 96, height: 304, padX: 46, padY: 28 };
const titleSizes = [96, 90, 84, 78, 72, 66, 62, 58, 54, 50, 46, 42, 39, 36] as const;

/** Renders the page's text as SVG on a guide sign over the road. `background` is its URL. */
export function renderPreview(text: PreviewText, background: string, bold: Typeface, medium: Typeface): string {
  const { title, subtitle, tab, foot } = dropUnsupported(text, bold);
  const board = `<rect x="${sign.x}" y="${sign.y}" width="${sign.width}" height="${sign.height}" rx="20" fill="${previewColors.sign}"/>
<rect x="${sign.x + 9}" y="${sign.y + 9}" width="${sign.width - 18}" height="${sign.height - 18}" rx="12" fill="none" stroke="${previewColors.onSign}" stroke-width="4"/>`;
  const footLine = fitLine(foot, 25, width - 400, medium);
  const footX = width - 48 - medium.widthOf(footLine, 25);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<image width="${width}" height="${height}" href="${background}"/>${tab && renderTab(tab, bold)}${board}
${renderBoardText(title, subtitle, bold, medium)}${renderText(medium, footLine, previewColors.paleSoft, { x: footX, y: footerTop + 57, size: 25 })}</svg>`;
}

/** Fits a text into a single line. */
function fitLine(text: string, size: number, maxWidth: number, { widthOf }: Typeface): string {
  return fitText(text, widthOf, { width: maxWidth, height: size * 1.4, sizes: [size], leading: 1.3 }).lines[0] ?? '';
}

/** Drops texts that the font cannot write: a sign shows no empty boxes and is never empty itself. */
function dropUnsupported({ title, subtitle, tab, foot }: PreviewText, { hasGlyphsFor }: Typeface): PreviewText {
  const supported = (text: string) => (/[\p{L}\p{N}]/u.test(text) && hasGlyphsFor(text) ? text : '');
  const heading = supported(title) || supported(tab) || brand.tagline;
  return {
    title: heading,
    subtitle: supported(subtitle),
    tab: heading === tab ? '' : supported(tab),
    foot: supported(foot),
  };
}

/** Renders the small board on top of the sign, as a road sign has for its exit number. */
function renderTab(text: string, typeface: Typeface): string {
  const size = 28;
  const line = fitLine(text, size, sign.width - 120, typeface);
  const tabWidth = typeface.widthOf(line, size) + 56;
  const x = sign.x + sign.width - tabWidth - 28;
  return `<rect x="${x}" y="${sign.y - 64}" width="${tabWidth}" height="80" rx="15" fill="${previewColors.sign}"/>
<rect x="${x + 7}" y="${sign.y - 57}" width="${tabWidth - 14}" height="66" rx="9" fill="none" stroke="${previewColors.onSign}" stroke-width="3"/>
${renderText(typeface, line, previewColors.onSign, { x: x + 28, y: sign.y - 17, size })}`;
}

/** Renders the title, with a sentence under it when there is room, centered on the board. */
function renderBoardText(title: string, subtitle: string, bold: Typeface, medium: Typeface): string {
  const [maxWidth, maxHeight, gap] = [sign.width - 2 * sign.padX, sign.height - 2 * sign.padY, 12];
  const below = fitText(subtitle, medium.widthOf, { width: maxWidth, height: 82, sizes: [31, 29], leading: 1.28 });
  const taken = subtitle ? below.height + gap : 0;
  const above = fitText(title, bold.widthOf, {
    width: maxWidth,
    height: maxHeight - taken,
    sizes: titleSizes,
    leading: 1.06,
  });
  let y = sign.y + (sign.height - above.height - taken) / 2;
  const renderLines = (text: typeof above, typeface: Typeface, fill: string, leading: number, baselineOffset: number) =>
    text.lines
      .map((line) => {
        y += text.size * leading;
        return renderText(typeface, line, fill, {
          x: sign.x + sign.padX,
          y: y - text.size * baselineOffset,
          size: text.size,
        });
      })
      .join('');
  const heading = renderLines(above, bold, previewColors.onSign, 1.06, 0.22);
  y += gap;
  return heading + (subtitle && renderLines(below, medium, previewColors.onSignSoft, 1.28, 0.34));
}
