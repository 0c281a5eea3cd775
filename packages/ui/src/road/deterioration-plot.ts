import { tenth } from './tenth.ts';

/** The plot's frame in the drawing's units. */
export const plot = { left: 44, right: 590, top: 16, bottom: 300, years: 24 } as const;

/** Returns the position of a year and a rating. */
export const at = (year: number, pci: number): string => {
  const x = plot.left + (year / plot.years) * (plot.right - plot.left);
  const y = plot.bottom - (pci / 100) * (plot.bottom - plot.top);
  return `${tenth(x)} ${tenth(y)}`;
};

// The typical shape of pavement life: slow loss at first, then a steep decline. An example, not a forecast.
const untreated = (age: number) => 100 - 92 / (1 + Math.exp(-(age - 13.5) / 2.9));

const line = (points: string[]) => `M${points.join('L')}`;
const years = (from: number, to: number) =>
  Array.from({ length: Math.round((to - from) * 2) + 1 }, (_, i) => from + i / 2);

/** The pavement without any treatment. */
export const neglected = line(years(0, plot.years).map((year) => at(year, untreated(year))));

/** Years in which a seal or a crack fill is applied. */
export const treatments = [7, 12, 17, 22] as const;

function ageAt(year: number): number {
  // Each treatment takes five years off the age, and the pavement ages on from there.
  return year - treatments.filter((treated) => treated < year).length * 5 + 0.12 * year;
}

/** The same pavement, treated in time. */
export const preserved = line(
  years(0, plot.years).flatMap((year) => {
    const before = at(year, untreated(ageAt(year)));
    return (treatments as readonly number[]).includes(year)
      ? [before, at(year + 0.1, untreated(ageAt(year + 0.1)))]
      : [before];
  }),
);
