export const lengthUnits = ['ft', 'm', 'mi', 'km'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** Feet in one of each unit. */
export const feetIn: Readonly<Record<LengthUnit, number>> = { ft: 1, m: 1 / 0.3048, mi: 5_280, km: 1_000 / 0.3048 };

/** How names of columns and cells write each unit. */
const unitWords: Readonly<Record<LengthUnit, readonly string[]>> = {
  ft: ['ft', 'feet', 'foot', 'lf'],
  m: ['m', 'meter', 'meters', 'metre', 'metres'],
  mi: ['mi', 'mile', 'miles'],
  km: ['km', 'kilometer', 'kilometers', 'kilometre', 'kilometres'],
};

/** Returns the unit that one of the words means. */
export const unitOf = (words: readonly string[]): LengthUnit | undefined =>
  lengthUnits.find((unit) => words.some((word) => unitWords[unit].includes(word)));

/** Returns the unit behind a number, as in '850 m' and 850'; undefined without one. */
export function unitOfCell(text: string): LengthUnit | undefined {
  if (/\d\s*['’′]$/.test(text)) return 'ft';
  const [, word] = /\d[.,]?\s*([a-z]+)\.?$/i.exec(text) ?? [];
  return word === undefined ? undefined : unitOf([word.toLowerCase()]);
}
