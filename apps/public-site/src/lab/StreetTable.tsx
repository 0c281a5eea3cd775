import { memo } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { SelectField } from '@workspace/ui/Field';
import { Table } from '@workspace/ui/Table';
import { visuallyHidden } from '@workspace/ui/VisuallyHidden';
import { bandOf, bandRange, pciBands } from '@workspace/ui/theme/pci.ts';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { dollars, inFull } from '../road-network/amounts.ts';
import type { StreetClass } from '../road-network/segment.ts';
import { firstYear, type LabState } from './lab-state.ts';
import { Pages } from './Pages.tsx';
import { failedSwatch, WithoutScript } from './panel-style.ts';
import { classLabels, type RowPage, type StreetRow } from './street-rows.ts';

const Box = styled.section`
  display: grid;
  gap: ${space.lg};
  min-width: 0;
  scroll-margin-top: 5rem;
  h2 {
    font-size: 1.75rem;
  }
  > p {
    color: ${color.inkSoft};
  }
`;
const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 13rem));
  gap: ${space.md};
  align-items: end;
`;
// Fifty rows below the fold are laid out when they are close: a slider above them does not pay for them.
const Later = styled.div`
  content-visibility: auto;
  contain-intrinsic-size: auto 130rem;
  min-width: 0;
  tbody th {
    min-width: 6.25rem;
  }
  @media print {
    content-visibility: visible;
  }
`;
const Rating = styled.span`
  display: inline-grid;
  grid-template-columns: 0.75rem 1.6em auto;
  gap: ${space.sm};
  align-items: center;
  font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  white-space: nowrap;
  svg {
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 2px;
  }
  b {
    font-weight: inherit;
    text-align: right;
  }
  /* Eight columns have no space for the name as well: color and rating stay, and the legend of the map has the names. */
  @media (width < 60rem) {
    grid-template-columns: 0.75rem 1.6em;
    span {
      ${visuallyHidden}
    }
  }
  ${failedSwatch}
`;

const any = { value: '', label: 'All' };
const classOptions = [
  any,
  ...(['arterial', 'collector', 'local'] as const).map((value) => ({ value, label: classLabels[value] })),
];
const bandOptions = [any, ...pciBands.map((band) => ({ value: band.name, label: `${band.name}, ${bandRange(band)}` }))];

type Props = {
  table: RowPage;
  state: LabState;
  /** The filters as they are chosen; the table follows. */
  streetClass: string;
  band: string;
  onChange: (part: Partial<LabState>) => void;
};

/** The streets as a table, worst first: the same data as on the map. */
export const StreetTable = memo(function StreetTable({ table, state, streetClass, band, onChange }: Props) {
  const { year } = state;
  return (
    <Box id="streets" tabIndex={-1} aria-labelledby="streets-title">
      <h2 id="streets-title">Every street, worst first</h2>
      <Filters data-print="hide">
        <SelectField
          name="class"
          label="Class"
          options={classOptions}
          value={streetClass}
          onChange={({ currentTarget: { value } }) =>
            onChange({ streetClass: (value || undefined) as StreetClass, page: 1 })
          }
        />
        <SelectField
          name="band"
          label={`Band in ${firstYear}`}
          options={bandOptions}
          value={band}
          onChange={({ currentTarget: { value } }) => onChange({ band: value || undefined, page: 1 })}
        />
        <WithoutScript>
          <Button type="submit">Show</Button>
        </WithoutScript>
      </Filters>
      {table.count === 0 ? (
        <p role="status">No street has this class and this band. Choose another one.</p>
      ) : (
        <Later>
          <Rows rows={table.rows} year={year} />
        </Later>
      )}
      <Pages table={table} state={state} onPage={(page) => onChange({ page })} />
    </Box>
  );
});

function Rows({ rows, year }: { rows: readonly StreetRow[]; year: number }) {
  return (
    <Table
      caption={`Streets, their ratings in ${firstYear} and ${year}, and the planned work`}
      isCaptionHidden
      density="dense"
    >
      <thead>
        <tr>
          <th scope="col">Street</th>
          <th scope="col">Class</th>
          <th scope="col">PCI {firstYear}</th>
          <th scope="col">PCI {year}</th>
          <th scope="col">First work</th>
          <th scope="col" data-numeric>
            Cost
          </th>
          <th scope="col" data-numeric>
            Feet
          </th>
          <th scope="col" data-numeric>
            Paved
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.id} {...row} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ name, streetClass, lengthFeet, widthFeet, pavedIn, pci, pciThen, jobs: [first] }: StreetRow) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{classLabels[streetClass]}</td>
      <td>
        <Rated pci={pci} />
      </td>
      <td>
        <Rated pci={pciThen} />
      </td>
      <td>{first ? `${first.label}, ${first.year}` : 'None planned'}</td>
      <td data-numeric>{first ? dollars(first.cost) : ''}</td>
      <td data-numeric>
        {inFull(lengthFeet)} × {widthFeet}
      </td>
      <td data-numeric>{pavedIn ?? ''}</td>
    </tr>
  );
}

function Rated({ pci }: { pci: number }) {
  const { name, fill } = bandOf(pci);
  return (
    <Rating>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={fill} />
      </svg>
      <b>{pci}</b> <span>{name}</span>
    </Rating>
  );
}
