import { seeded } from '@workspace/ui/road/seeded.ts';
import type { Network, Segment, StreetClass } from '../../road-network/segment.ts';

const names = [
  'Cedar St',
  'Maple Ave',
  'Harbor Blvd',
  'Second St',
  'Mill Rd',
  'Quarry Ln',
  'Division St',
  'Orchard Ave',
];
const crossings = [
  '1st',
  '2nd',
  '3rd',
  '4th',
  '5th',
  '6th',
  '7th',
  '8th',
  '9th',
  '10th',
  '11th',
  '12th',
  '13th',
  '14th',
  '15th',
  '16th',
];
const classes: readonly StreetClass[] = [
  'collector',
  'local',
  'arterial',
  'local',
  'local',
  'local',
  'collector',
  'local',
];
const widths: Readonly<Record<StreetClass, number>> = { arterial: 60, collector: 40, local: 30 };

/** A made-up list of segments for people who have none at hand; the same each time. */
export const exampleList: Network = { name: 'Example list', segments: segmentsOf(seeded(6433)) };

function segmentsOf(random: () => number): Segment[] {
  return names.flatMap((name, street) => {
    const usual = 35 + random() * 45;
    return crossings.slice(1).map((to, block): Segment => {
      const streetClass = classes[street]!;
      return {
        id: `${street + 1}-${String(block + 1).padStart(2, '0')}`,
        name: `${name}, ${crossings[block]} to ${to}`,
        streetClass,
        lengthFeet: Math.round(300 + random() * 420),
        widthFeet: widths[streetClass],
        pci: Math.round(Math.min(97, Math.max(6, usual + (random() + random() - 1) * 34))),
        ratedIn: 2025,
        line: [],
      };
    });
  });
}
