import { bandOf } from '@workspace/ui/theme/pci.ts';
import { sampleSegments, type SampleSegment } from './segments.ts';
import { sampleNotice, sampleSurvey } from './survey.ts';

const columns: Readonly<Record<string, (segment: SampleSegment) => string | number>> = {
  notice: () => sampleNotice,
  segment_id: ({ segment }) => segment,
  street: ({ street }) => street,
  from: ({ from }) => from,
  to: ({ to }) => to,
  functional_class: (segment) => segment.class,
  length_ft: ({ lengthFt }) => lengthFt,
  width_ft: ({ widthFt }) => widthFt,
  pci: ({ pci }) => pci,
  band: ({ pci }) => bandOf(pci).name,
  inspection_date: () => sampleSurvey.surveyed,
  distresses: ({ distresses }) =>
    distresses.map(({ name, severity, quantity, unit }) => `${name} ${severity} ${quantity} ${unit}`).join('; '),
  treatment: ({ treatment }) => treatment,
  treatment_years_after_survey: ({ year }) => year ?? '',
};

const cell = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** The sample survey as CSV by RFC 4180: a header row, and a row for each segment. Each row says that it is a sample. */
export function sampleCsv(): string {
  const rows = sampleSegments.map((segment) => Object.values(columns).map((read) => cell(read(segment))));
  return `${[Object.keys(columns), ...rows].map((row) => row.join(',')).join('\r\n')}\r\n`;
}
