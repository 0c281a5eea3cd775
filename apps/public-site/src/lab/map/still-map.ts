import type { ExampleTown } from '../../road-network/example-town.ts';
import type { StreetClass } from '../../road-network/segment.ts';
import { bandOfRating } from '../plan-result.ts';
import { bandFills, casing, drawnClasses, lineWidths, riverWidth, stillUnits as units } from './map-style.ts';
import { wholeView } from './map-view.ts';

/** Returns the map of one year as SVG, which the page shows until its script draws. */
export function stillMap(town: ExampleTown, ratings: Uint8Array): string {
  const view = wholeView(town);
  const scale = units / view.width;
  const place = ([x, y]: readonly [number, number]) =>
    [Math.round((x - view.x) * scale), Math.round((y - view.y) * scale)] as const;
  const paths = drawnClasses.map((streetClass) => ({ streetClass, byBand: bandFills.map(() => '') }));
  for (const [index, { streetClass, line }] of town.segments.entries()) {
    const [[x, y], [toX, toY]] = [place(line[0]!), place(line.at(-1)!)];
    const group = paths.find((one) => one.streetClass === streetClass)!;
    group.byBand[bandOfRating[ratings[index]!]!] += `M${x} ${y}l${toX - x}${toY < y ? '' : ' '}${toY - y}`;
  }
  const widthOf = (streetClass: StreetClass) => ((lineWidths[streetClass] * units) / 1000).toFixed(1);
  const river = town.river.map((point) => place(point).join(' ')).join('L');
  const groups = paths.map(({ streetClass, byBand }) => {
    const drawn = byBand.map((path, band) => (path ? `<path d="${path}" stroke="${bandFills[band]}"/>` : '')).join('');
    const edge = ((lineWidths.arterial + casing) * units) / 1000;
    const under =
      streetClass === 'arterial' ? `<path d="${byBand.join('')}" class="ground" stroke-width="${edge}"/>` : '';
    return `${under}<g class="${streetClass}" stroke-width="${widthOf(streetClass)}">${drawn}</g>`;
  });
  const riverPath = `<path d="M${river}" class="river" stroke-width="${Math.round(riverWidth * scale)}" stroke-linecap="butt"/>`;
  return `<svg viewBox="0 0 ${units} ${units / 1.6}" aria-hidden="true"><g fill="none" stroke-linecap="round">${riverPath}${groups.join('')}</g></svg>`;
}
