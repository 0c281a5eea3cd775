/** How ASTM D6433 grades the severity of a distress; undefined for those without degrees of severity. */
export type SeverityBasis = 'appearance' | 'crack width' | 'height, depth' | 'ride' | 'size and number';

/** One distress of the standard. */
export interface Distress {
  /** Its number in the standard. */
  readonly number: number;
  readonly name: string;
  readonly basis?: SeverityBasis;
  /** Named in this site's copy as one that the service detects. */
  readonly isNamed?: true;
}

const [seen, width, depth, ride, size] = [
  'appearance',
  'crack width',
  'height, depth',
  'ride',
  'size and number',
] as const;

/** The 20 distresses of asphalt pavements. */
export const asphaltDistresses: readonly Distress[] = [
  { number: 1, name: 'Alligator cracking', basis: seen, isNamed: true },
  { number: 2, name: 'Bleeding', basis: seen },
  { number: 3, name: 'Block cracking', basis: width },
  { number: 4, name: 'Bumps and sags', basis: ride },
  { number: 5, name: 'Corrugation', basis: ride },
  { number: 6, name: 'Depression', basis: depth },
  { number: 7, name: 'Edge cracking', basis: seen },
  { number: 8, name: 'Joint reflection cracking', basis: width },
  { number: 9, name: 'Lane/shoulder drop-off', basis: depth },
  { number: 10, name: 'Longitudinal and transverse cracking', basis: width, isNamed: true },
  { number: 11, name: 'Patching and utility cut patching', basis: ride },
  { number: 12, name: 'Polished aggregate' },
  { number: 13, name: 'Potholes', basis: depth, isNamed: true },
  { number: 14, name: 'Railroad crossing', basis: ride },
  { number: 15, name: 'Rutting', basis: depth },
  { number: 16, name: 'Shoving', basis: ride },
  { number: 17, name: 'Slippage cracking', basis: width },
  { number: 18, name: 'Swell', basis: ride },
  { number: 19, name: 'Raveling', basis: seen },
  { number: 20, name: 'Weathering', basis: seen },
];

/** The 19 distresses of concrete pavements. */
export const concreteDistresses: readonly Distress[] = [
  { number: 21, name: 'Blowup/buckling', basis: ride },
  { number: 22, name: 'Corner break', basis: width },
  { number: 23, name: 'Divided slab', basis: size },
  { number: 24, name: 'Durability (“D”) cracking', basis: seen },
  { number: 25, name: 'Faulting', basis: depth },
  { number: 26, name: 'Joint seal damage', basis: seen },
  { number: 27, name: 'Lane/shoulder drop-off', basis: depth },
  { number: 28, name: 'Linear cracking', basis: width },
  { number: 29, name: 'Patching, large, and utility cuts', basis: seen },
  { number: 30, name: 'Patching, small', basis: seen },
  { number: 31, name: 'Polished aggregate' },
  { number: 32, name: 'Popouts' },
  { number: 33, name: 'Pumping' },
  { number: 34, name: 'Punchout', basis: size },
  { number: 35, name: 'Railroad crossing', basis: ride },
  { number: 36, name: 'Scaling, map cracking and crazing', basis: seen },
  { number: 37, name: 'Shrinkage cracks' },
  { number: 38, name: 'Spalling, corner', basis: depth },
  { number: 39, name: 'Spalling, joint', basis: size },
];

/** All distresses of the standard. */
export const distresses = [...asphaltDistresses, ...concreteDistresses];

/** Distresses whose severity no picture from above shows by itself. */
export const isHiddenFromAbove = ({ basis }: Distress): boolean => basis === depth || basis === ride;
