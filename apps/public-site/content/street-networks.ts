import { layNetwork, type NetworkSpec, type NamedStreet } from '@workspace/ui/road/street-plan.ts';

/** An invented street of a story: the same rating, length and treatment in its drawing, its table and its text. */
export interface StoryStreet extends NamedStreet {
  readonly segment: string;
  readonly treatment: 'Seal' | 'Overlay' | 'Rebuild';
  /** Year of the treatment, counted from the survey. */
  readonly year: number;
  readonly lengthFt: number;
}

interface StoryNetwork extends NetworkSpec {
  /** Scale of the drawing. */
  readonly feetPerUnit: number;
  readonly streets: readonly StoryStreet[];
}

type Plan = Pick<StoryStreet, 'treatment' | 'year'>;
const seal = (year: number): Plan => ({ treatment: 'Seal', year });
const overlay = (year: number): Plan => ({ treatment: 'Overlay', year });
const rebuild = (year: number): Plan => ({ treatment: 'Rebuild', year });

const street = (
  name: string,
  segment: string,
  pci: number,
  lengthFt: number,
  plan: Plan,
  kind: NamedStreet['kind'],
  line: string,
): StoryStreet => ({ street: name, segment, pci, lengthFt, ...plan, kind, line: pointsOf(line) });

const pointsOf = (line: string) => line.split(', ').map((pair) => pair.split(' ').map(Number) as [number, number]);

/** One invented network for each story, of its own character. Lines are as their shape reads them. */
export const storyNetworks = {
  /** The home page: a dense city. */
  city: {
    shape: 'city',
    seed: 7,
    mean: 66,
    feetPerUnit: 10.5,
    streets: [
      street('Fulton St', '2217', 38, 660, overlay(1), 'local', '5 4, 6 4, 7 4'),
      street('Grand Ave', '0305', 81, 1_200, seal(3), 'arterial', '14 6, 14 7, 14 8, 14 9'),
      street('Astor St', '1840', 57, 660, seal(1), 'local', '16 2, 17 2, 18 2'),
    ],
  },
  /** Cities, the sample report and how a rating is made: a town on a river. */
  town: {
    shape: 'town',
    seed: 2024,
    mean: 62,
    feetPerUnit: 15.5,
    streets: [
      street('Mill Rd', '0731', 57, 1_180, seal(1), 'collector', '10 6, 10 7, 10 8'),
      street('Ash Ave', '0206', 42, 720, overlay(1), 'collector', '2 3, 2 4'),
      street('Cedar St', '0412', 38, 700, overlay(2), 'local', '7 3, 8 3'),
      street('Quarry Ln', '0958', 19, 1_560, rebuild(3), 'local', '11 1, 11 2, 11 3'),
      street('Depot St', '0117', 8, 640, rebuild(4), 'local', '3 8, 3 9'),
    ],
  },
  /** Full Service: a suburb of loops and turning circles. */
  suburb: {
    shape: 'suburb',
    seed: 11,
    mean: 70,
    feetPerUnit: 11,
    streets: [street('Heritage Loop', '3106', 36, 1_660, overlay(1), 'collector', '220 284, 290 236, 300 172')],
  },
  /** Self Service: a county of section-line roads. */
  county: {
    shape: 'sections',
    seed: 31,
    mean: 59,
    feetPerUnit: 78.8,
    streets: [
      street('County Rd 4', '4004', 61, 10_560, seal(1), 'collector', '1 2, 2 2, 3 2'),
      street('County Rd 31', '4031', 44, 10_560, overlay(1), 'collector', '6 4, 6 5, 6 6'),
      street('Elevator Rd', '4118', 22, 5_280, rebuild(3), 'local', '7 1, 8 1'),
    ],
  },
  /** Case studies: a large city, half of it rated. */
  metro: {
    shape: 'metro',
    seed: 5,
    mean: 61,
    ratedTo: 330,
    feetPerUnit: 18,
    streets: [
      street('Alameda Blvd', '8120', 34, 1_940, overlay(1), 'arterial', '8 4, 8 5, 8 6, 8 7, 8 8, 8 9'),
      street('Sixth St', '8611', 76, 1_160, seal(2), 'collector', '4 18, 5 18, 6 18, 7 18'),
    ],
  },
  /** Case studies: a parish of few, long roads. */
  parish: {
    shape: 'country',
    seed: 3,
    mean: 55,
    feetPerUnit: 130,
    streets: [
      street('Cane Rd', '6002', 47, 30_300, seal(1), 'collector', '640 250, 520 226, 410 236'),
      street('Levee Rd', '6007', 33, 47_500, overlay(2), 'collector', '226 292, 330 318, 420 392, 560 398'),
      street('Gin Rd', '6015', 18, 27_800, rebuild(3), 'local', '20 404, 100 420, 232 432'),
    ],
  },
  /** The dashboard for partners: an old county town. */
  hub: {
    shape: 'radials',
    seed: 19,
    mean: 64,
    feetPerUnit: 12,
    streets: [
      street('Salem Pike', '5108', 58, 1_010, seal(1), 'arterial', '5.3 84, 5.3 122, 5.3 160'),
      street('Jury St', '5033', 43, 580, overlay(1), 'local', '2.62 122, 2.62 160'),
      street('Weigh Rd', '5212', 36, 720, overlay(2), 'collector', '1.0 160, 1.16 160, 1.32 160'),
    ],
  },
  /** White Label: Alderport, a port of the example board. */
  port: {
    shape: 'shore',
    seed: 23,
    mean: 71,
    feetPerUnit: 10,
    streets: [
      street('Pilot St', '7044', 35, 440, overlay(1), 'local', '8 3, 9 3'),
      street('Custom House St', '7110', 88, 840, seal(4), 'collector', '3 2, 3 3, 3 4'),
    ],
  },
} as const satisfies Record<string, StoryNetwork>;

/** Case studies: a highway, one digit for each section: the index of its band, best 0. Posts stand at new damage. */
export const storyCorridor = {
  bands: '1100112310112242101253104213211221001320012',
  sectionKm: 2,
  firstKm: 400,
  posts: [
    { section: 14, pci: 33 },
    { section: 20, pci: 17 },
    { section: 24, pci: 31 },
  ],
} as const;

export type StoryName = keyof typeof storyNetworks;

/** The plan of each story, laid out once. */
export const storyPlans = Object.fromEntries(
  Object.entries(storyNetworks).map(([name, network]) => [name, layNetwork(network)]),
) as Record<StoryName, ReturnType<typeof layNetwork>>;

/** Returns a story's streets in the order of their plan: the highest cost of delay first, and the worst street last. */
export const prioritiesOf = (name: StoryName): readonly StoryStreet[] =>
  [...storyNetworks[name].streets].toSorted((a: StoryStreet, b: StoryStreet) => a.year - b.year || b.pci - a.pci);

/** Returns the caption and rating of a story's street whose surface is drawn. */
export function surfaceOf(name: StoryName, street: string) {
  const found = storyNetworks[name].streets.find((one: StoryStreet) => one.street === street);
  if (!found) throw new Error(`${street} is not in the network ${name}.`);
  return { segment: `Segment ${found.segment} · ${street}`, pci: found.pci };
}

/** Returns a story's labels as text, such as “Mill Rd with 57, Ash Ave with 42”. */
export const labelsOf = (name: StoryName): string =>
  prioritiesOf(name)
    .map(({ street, pci }) => `${street} with ${pci}`)
    .join(', ');

/** Returns a street's length in miles, as printed. */
export const milesOf = ({ lengthFt }: StoryStreet): string => (lengthFt / 5_280).toFixed(1);
