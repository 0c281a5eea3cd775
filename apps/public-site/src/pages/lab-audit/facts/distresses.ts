/** A distress of asphalt surfaces as ASTM D6433 names it, and the unit in which it is measured. */
export interface Distress {
  readonly number: number;
  readonly name: string;
  readonly unit: 'sq ft' | 'ft' | 'count';
  /** False for one that has no degrees of severity. */
  readonly hasSeverity: boolean;
}

const distress = (number: number, name: string, unit: Distress['unit'] = 'sq ft', hasSeverity = true): Distress => ({
  number,
  name,
  unit,
  hasSeverity,
});

/** The 20 distresses of asphalt surfaces by number and name. Their definitions and deduct curves are ASTM's. */
export const asphaltDistresses: readonly Distress[] = [
  distress(1, 'Alligator cracking'),
  distress(2, 'Bleeding'),
  distress(3, 'Block cracking'),
  distress(4, 'Bumps and sags', 'ft'),
  distress(5, 'Corrugation'),
  distress(6, 'Depression'),
  distress(7, 'Edge cracking', 'ft'),
  distress(8, 'Joint reflection cracking', 'ft'),
  distress(9, 'Lane/shoulder drop-off', 'ft'),
  distress(10, 'Long. and trans. cracking', 'ft'),
  distress(11, 'Patching, utility cut patching'),
  distress(12, 'Polished aggregate', 'sq ft', false),
  distress(13, 'Potholes', 'count'),
  distress(14, 'Railroad crossing'),
  distress(15, 'Rutting'),
  distress(16, 'Shoving'),
  distress(17, 'Slippage cracking'),
  distress(18, 'Swell'),
  distress(19, 'Raveling'),
  distress(20, 'Weathering'),
];
