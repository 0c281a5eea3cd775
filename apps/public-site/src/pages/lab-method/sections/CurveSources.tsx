import { styled } from 'styled-components';
import { RatingCurves } from '@workspace/ui/road/RatingCurves';
import { Table } from '@workspace/ui/Table';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { SectionText } from '../../../layout/SectionText.tsx';
import { Section } from '../../../layout/Section.tsx';
import { curves, sCurveConstants, yearlyDecay } from '../../../road-network/curves.ts';
import type { StreetClass } from '../../../road-network/segment.ts';
import { sources } from '../../../road-network/sources.ts';
import { SourceNote } from './SourceNote.tsx';

const classes: readonly { name: StreetClass; label: string }[] = [
  { name: 'arterial', label: 'Arterial' },
  { name: 'collector', label: 'Collector' },
  { name: 'local', label: 'Local' },
];
const years = [0, 2, 5, 10, 15, 20, 25, 30];

const Charts = styled.div`
  display: grid;
  gap: ${space.xxl};
  margin-bottom: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.xl};
  }
  /* On paper, charts of the whole width leave their headings on the page before. */
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 4mm;
  }
  h3 {
    margin-bottom: ${space.md};
  }
  /* Three abreast, a chart is half as wide as elsewhere. */
  && text {
    font-size: 20px;
  }
`;

const ratingsOf = (form: keyof typeof curves, streetClass: StreetClass) =>
  years.map((year) => Math.round(curves[form][streetClass].ratingAt(year)));

/** Both forms of deterioration, by class, with their constants. */
export function CurveSources() {
  return (
    <Section labelledBy="curves-title">
      <SectionText>
        <h2 id="curves-title">Two curves, because nobody has the one</h2>
        <p>
          The S-shaped curve is the default. The other loses a fixed share a year. The band in the lab lies between
          them: neither is a forecast for a given street.
        </p>
      </SectionText>
      <Charts>
        {classes.map(({ name, label }) => (
          <div key={name}>
            <h3>{label}</h3>
            <RatingCurves
              axis="Years since paving"
              years={years}
              curves={[
                { name: 'Fixed share', ratings: ratingsOf('exponential', name) },
                { name: 'S-shaped', ratings: ratingsOf('s-curve', name) },
              ]}
            />
          </div>
        ))}
      </Charts>
      <ConstantsTable />
      <SourceNote of={[sources.somerville, sources.sCurveForm, sources.solventStreets]}>
        The constants of the S-shaped curves were assumed by class, not fitted to that city’s streets. The collector’s
        curve falls below zero near 30 years and stays there. The author of the other form calls its rates unverifiable:
        cities that maintained their streets all did better. We take its primary, tertiary and residential rates.
      </SourceNote>
    </Section>
  );
}

/** The constants of both forms, by class. */
function ConstantsTable() {
  return (
    <Table caption="Constants: PCI = 100 − ρ / ln(α / years)^(1/β), and PCI = 100 e^(−k years)">
      <thead>
        <tr>
          <th scope="col">Class</th>
          {['ρ', 'α', 'β', 'k'].map((name) => (
            <th key={name} scope="col" data-numeric>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {classes.map(({ name, label }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td data-numeric>{sCurveConstants[name].rho}</td>
            <td data-numeric>{sCurveConstants[name].alpha}</td>
            <td data-numeric>{sCurveConstants[name].beta}</td>
            <td data-numeric>{yearlyDecay[name].toFixed(3)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
