import { bandOf, bandNamesNote, pciBands } from '@workspace/ui/theme/pci.ts';
import { coloredMap } from '../../src/lab-packet/packet-map.ts';
import type { Packet, PacketSection } from '../../src/lab-packet/packet.ts';
import { longDay } from '../../src/long-day.ts';
import { sampleSegments } from './segments.ts';
import { detailedSegment, sampleNetwork, sampleNotice, sampleSurvey } from './survey.ts';

const byRating = sampleSegments.toSorted((a, b) => a.pci - b.pci);

/** Returns the report of the sample survey, for the PDF. */
export const sampleReport = (origin: string): Packet => ({
  title: `Pavement condition of ${sampleSurvey.town}`,
  answer: sampleNotice,
  madeOn: `SAMPLE, ${longDay(sampleSurvey.surveyed)} (invented)`,
  address: `${origin}/evidence/sample-report`,
  closing: `Each rating, street and distress is invented. The same report as a page: ${origin}/evidence/sample-report`,
  sections: [network(), everySegment(), worstSegment()],
});

function network(): PacketSection {
  const { averagePci, segments, miles, shares } = sampleNetwork;
  const description = `A map of the ${segments} segments, colored by rating. The table gives the share of each color.`;
  // The corners count blocks to the north, the map to the south.
  const lines = sampleSegments.map(({ line }) => line.map(([east, north]) => [east, -north] as const));
  return {
    heading: `The network averages ${averagePci}`,
    paragraphs: [
      `${segments} segments, ${miles.toFixed(2)} miles. The average counts each segment by its area. ${bandNamesNote}`,
    ],
    map: coloredMap(
      lines,
      sampleSegments.map(({ pci }) => pci),
      description,
    ),
    tables: [
      {
        caption: 'Share of the length by band',
        columns: [{ label: 'Band' }, { label: 'PCI' }, { label: 'Share of the length', isNumeric: true }],
        rows: pciBands.map(({ name, from, to }, index) => [name, `${from}-${to}`, `${shares[index]}%`]),
        swatches: Object.fromEntries(pciBands.map(({ fill }, index) => [index, fill])),
      },
    ],
  };
}

function everySegment(): PacketSection {
  return {
    heading: 'Every segment, lowest rating first',
    paragraphs: [],
    tables: [
      {
        caption: 'Lengths in feet, treatments in years after the survey',
        columns: [
          { label: 'Segment' },
          { label: 'Street' },
          { label: 'From, to' },
          { label: 'Class' },
          { label: 'Length', isNumeric: true },
          { label: 'PCI', isNumeric: true },
          { label: 'Treatment' },
          { label: 'Year', isNumeric: true },
        ],
        rows: byRating.map(({ segment, street, from, to, class: kind, lengthFt, pci, treatment, year }) => [
          segment,
          street,
          `${from}, ${to}`,
          kind,
          lengthFt.toLocaleString('en-US'),
          String(pci),
          treatment,
          String(year ?? '-'),
        ]),
        swatches: Object.fromEntries(byRating.map(({ pci }, index) => [index, bandOf(pci).fill])),
      },
    ],
  };
}

function worstSegment(): PacketSection {
  const { street, segment, from, to, pci, lengthFt, widthFt, treatment, year, distresses } = detailedSegment;
  const area = lengthFt * widthFt;
  return {
    heading: `${street}, ${from} to ${to}: ${pci}`,
    paragraphs: [`${treatment} is planned in year ${year}. Density is the quantity divided by the area, times 100.`],
    tables: [
      {
        caption: `Distresses of segment ${segment}, ${area.toLocaleString('en-US')} sq ft`,
        columns: [
          { label: 'Distress' },
          { label: 'Severity' },
          { label: 'Quantity', isNumeric: true },
          { label: 'Density', isNumeric: true },
        ],
        rows: distresses.map(({ name, severity, quantity, unit }) => [
          name,
          severity,
          `${quantity} ${unit}`,
          `${((quantity / area) * 100).toFixed(2)}%`,
        ]),
      },
    ],
  };
}
