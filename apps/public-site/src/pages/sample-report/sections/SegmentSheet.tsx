import { styled } from 'styled-components';
import { PavementPatch } from '@workspace/ui/road/PavementPatch';
import { Table } from '@workspace/ui/Table';
import { color, font, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { detailedSegment as sheet, sampleNotice } from '../../../../content/sample-survey/survey.ts';

const Part = styled.section`
  display: grid;
  gap: ${space.xl} 4rem;
  padding-block: ${space.xxl};
  border-top: 2px solid ${color.ink};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    align-items: start;
    > h2 {
      grid-column: 1 / -1;
    }
  }
  @media print {
    break-before: page;
  }
  figcaption {
    padding-top: ${space.sm};
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.5 ${font.mono};
  }
`;

const area = sheet.lengthFt * sheet.widthFt;

/** One segment in full: its distresses with their quantities, and the part of its area that they take. */
export function SegmentSheet() {
  const { street, segment, from, to, pci } = sheet;
  return (
    <Part aria-labelledby="sheet-title">
      <h2 id="sheet-title">
        {street}, {from} to {to}: {pci}
      </h2>
      <figure>
        <PavementPatch
          pci={pci}
          description={`A drawing of pavement from above with a longitudinal crack and alligator cracking in boxes, rated ${pci}.`}
        />
        <figcaption>
          Segment {segment}, drawn. {sampleNotice}.
        </figcaption>
      </figure>
      <Distresses />
    </Part>
  );
}

/** The distresses with the part of the area that each takes. */
function Distresses() {
  const { segment, treatment, year, distresses } = sheet;
  return (
    <Table
      caption={`Distresses of segment ${segment}, ${area.toLocaleString('en-US')} sq ft. Plan: ${treatment.toLowerCase()} in year ${year}.`}
    >
      <thead>
        <tr>
          <th scope="col">Distress</th>
          <th scope="col">Severity</th>
          <th scope="col" data-numeric>
            Quantity
          </th>
          <th scope="col" data-numeric>
            Density
          </th>
        </tr>
      </thead>
      <tbody>
        {distresses.map(({ name, severity, quantity, unit }) => (
          <tr key={name + severity}>
            <th scope="row">{name}</th>
            <td>{severity}</td>
            <td data-numeric>
              {quantity} {unit}
            </td>
            <td data-numeric>{((quantity / area) * 100).toFixed(2)}%</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
