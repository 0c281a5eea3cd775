import { brand } from '@workspace/contracts/brand';
import type { RoadDrawing, RoadFinding } from '../../src/head/road-drawing.tsx';
import type { Typeface } from './typeface.ts';
import { previewSize, previewColors, renderText } from './preview-style.ts';

const { width, height } = previewSize;

// The drawing is enlarged to the image's width and raised so that the road's near end shows under the sign.
const scale = 1.25;
const rise = 74;

/**
 * Returns the background that all preview images share: the road with its findings, the beam that carries the sign,
 * the company's name.
 */
export function renderBackground({ road, logo, findings }: RoadDrawing, bold: Typeface, medium: Typeface): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<g transform="translate(0 ${-rise}) scale(${scale})">${road}</g>
${findings.map((finding) => renderFinding(finding, medium)).join('')}${beam}
<path fill="${previewColors.asphalt}" d="M0 ${footerTop}H${width}V${height}H0z"/>
<path fill="${previewColors.lane}" d="M0 ${footerTop}h${width}v8H0z"/>
<g color="${previewColors.pale}" transform="translate(48 ${footerTop + 23}) scale(1.7)">${logo.replace('var(--lane)', previewColors.lane)}</g>
${renderText(bold, brand.name, previewColors.pale, { x: 110, y: footerTop + 61, size: 41 })}</svg>`;
}

/** Top of the strip with the company's name. */
export const footerTop = height - 86;

/** Renders a box with corners around a finding, and its label. */
function renderFinding({ text, color, box, side }: RoadFinding, typeface: Typeface): string {
  const [x, y] = [box.x * scale, box.y * scale - rise];
  const [right, bottom] = [x + box.width * scale, y + box.height * scale];
  const [size, arm] = [25, 20];
  const labelWidth = typeface.widthOf(text, size) + 26;
  const left = side === 'left' ? x - labelWidth + 1 : right - 1;
  return `<g fill="none" stroke="${color}">
<path stroke-width="2.5" fill="${color}" fill-opacity="0.08" d="M${x} ${y}H${right}V${bottom}H${x}z"/>
<path stroke-width="6" d="M${x} ${y + arm}V${y}h${arm}M${right - arm} ${y}H${right}v${arm}M${right} ${bottom - arm}V${bottom}h${-arm}M${x + arm} ${bottom}H${x}v${-arm}"/>
</g><path fill="${color}" d="M${left} ${bottom - 38}h${labelWidth}v39h${-labelWidth}z"/>
${renderText(typeface, text, previewColors.asphalt, { x: left + 13, y: bottom - 10, size })}`;
}

/** The steel beam across the road, and the two hangers of the sign. */
const beam = `<g fill="none" stroke="#6a6f6e">
<path stroke-width="5" d="${Array.from({ length: 16 }, (_, i) => `M${i * 80 - 20} 64l40 -44l40 44M${i * 80 + 20} 20v44`).join('')}"/>
<path stroke="${previewColors.steel}" stroke-width="11" d="M0 17H${width}M0 66H${width}"/></g>`;
