import type { Severity } from '@workspace/ui/theme/detection.ts';
import { storyNetworks } from '../street-networks.ts';

/** One distress of a segment, measured as ASTM D6433 measures it. */
interface SampleDistress {
  readonly name: string;
  readonly severity: Severity;
  readonly quantity: number;
  readonly unit: 'sq ft' | 'ft' | 'count';
}

/** A corner of the invented town: streets east of the first, and north of it, in blocks. */
type Corner = readonly [east: number, north: number];

/** One invented segment: the deliverables on this site are made from these alone. */
export interface SampleSegment {
  readonly segment: string;
  readonly street: string;
  readonly from: string;
  readonly to: string;
  readonly class: 'arterial' | 'collector' | 'residential';
  readonly lengthFt: number;
  readonly widthFt: number;
  readonly pci: number;
  readonly treatment: string;
  /** Year of the treatment, counted from the survey; undefined without one. */
  readonly year?: number;
  readonly line: readonly [Corner, Corner];
  readonly distresses: readonly SampleDistress[];
}

const [mill, ash, cedar, quarry, depot] = storyNetworks.town.streets;
const residential = { class: 'residential', widthFt: 28 } as const;
const collector = { class: 'collector', widthFt: 36 } as const;
const none = 'None';

const alligator = (severity: Severity, quantity: number): SampleDistress => ({
  name: 'Alligator cracking',
  severity,
  quantity,
  unit: 'sq ft',
});
const longitudinal = (severity: Severity, quantity: number): SampleDistress => ({
  name: 'Longitudinal and transverse cracking',
  severity,
  quantity,
  unit: 'ft',
});
const potholes = (severity: Severity, quantity: number): SampleDistress => ({
  name: 'Potholes',
  severity,
  quantity,
  unit: 'count',
});

/** The invented survey, by segment. */
export const sampleSegments: readonly SampleSegment[] = [
  {
    ...depot,
    ...residential,
    from: 'Front St',
    to: 'Rail Yard',
    line: [
      [0, 0],
      [0, 1],
    ],
    distresses: [alligator('high', 4_100), potholes('high', 11)],
  },
  {
    ...ash,
    ...collector,
    from: 'Main St',
    to: 'Second St',
    line: [
      [1, 0],
      [1, 1],
    ],
    distresses: [alligator('medium', 1_240), longitudinal('medium', 310)],
  },
  {
    ...cedar,
    ...residential,
    from: 'Main St',
    to: 'Second St',
    line: [
      [2, 0],
      [2, 1],
    ],
    distresses: [alligator('high', 920), longitudinal('medium', 260), potholes('high', 2)],
  },
  {
    ...mill,
    ...collector,
    from: 'Main St',
    to: 'River Bridge',
    line: [
      [3, 0],
      [3, 2],
    ],
    distresses: [longitudinal('low', 540), longitudinal('medium', 120)],
  },
  {
    ...quarry,
    ...residential,
    from: 'Second St',
    to: 'Town limit',
    line: [
      [4, 1],
      [4, 3],
    ],
    distresses: [alligator('high', 6_800), potholes('medium', 9)],
  },
  {
    segment: '0301',
    street: 'Main St',
    class: 'arterial',
    widthFt: 52,
    from: 'Depot St',
    to: 'Ash Ave',
    lengthFt: 480,
    pci: 88,
    treatment: none,
    line: [
      [0, 0],
      [1, 0],
    ],
    distresses: [longitudinal('low', 60)],
  },
  {
    segment: '0302',
    street: 'Main St',
    class: 'arterial',
    widthFt: 52,
    from: 'Ash Ave',
    to: 'Cedar St',
    lengthFt: 480,
    pci: 81,
    treatment: none,
    line: [
      [1, 0],
      [2, 0],
    ],
    distresses: [longitudinal('low', 150)],
  },
  {
    segment: '0303',
    street: 'Main St',
    class: 'arterial',
    widthFt: 52,
    from: 'Cedar St',
    to: 'Mill Rd',
    lengthFt: 480,
    pci: 73,
    treatment: 'Seal',
    year: 2,
    line: [
      [2, 0],
      [3, 0],
    ],
    distresses: [longitudinal('low', 310), longitudinal('medium', 40)],
  },
  {
    ...residential,
    segment: '0511',
    street: 'Second St',
    from: 'Depot St',
    to: 'Ash Ave',
    lengthFt: 480,
    pci: 66,
    treatment: 'Seal',
    year: 1,
    line: [
      [0, 1],
      [1, 1],
    ],
    distresses: [longitudinal('medium', 190)],
  },
  {
    ...residential,
    segment: '0512',
    street: 'Second St',
    from: 'Ash Ave',
    to: 'Cedar St',
    lengthFt: 480,
    pci: 91,
    treatment: none,
    line: [
      [1, 1],
      [2, 1],
    ],
    distresses: [],
  },
];
