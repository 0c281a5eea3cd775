import { styled } from 'styled-components';
import type { Segment } from '../../road-network/segment.ts';
import { classLabels } from '../../own-streets/street-classes.ts';
import { DistressTable } from './DistressTable.tsx';
import { sheetColors, sheetLetters } from './sheet-style.ts';

const Paper = styled.article`
  ${sheetLetters}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.6mm;
  /* Room for the right border of its boxes. */
  padding-right: 0.4mm;
  color: ${sheetColors.ink};
  background-color: ${sheetColors.paper};
  header {
    display: flex;
    flex-wrap: wrap;
    gap: 1mm 6mm;
    justify-content: space-between;
    align-items: baseline;
    padding-bottom: 1.6mm;
    border-bottom: 0.7mm solid ${sheetColors.ink};
  }
  h3 {
    font-size: 15px;
  }
  header p,
  footer {
    font-size: 9.5px;
    line-height: 1.35;
  }
  @media print {
    break-after: page;
    break-inside: avoid;
    &:last-child {
      break-after: auto;
    }
  }
`;
const Boxes = styled.dl`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  border: 0.35mm solid ${sheetColors.ink};
  border-width: 0.35mm 0 0 0.35mm;
  > div {
    grid-column: span 3;
    min-height: 9mm;
    padding: 0.8mm 1.4mm;
    border: 0.35mm solid ${sheetColors.ink};
    border-width: 0 0.35mm 0.35mm 0;
  }
  > div[data-wide] {
    grid-column: span 6;
  }
  dt {
    color: ${sheetColors.soft};
    font-size: 8px;
    line-height: 1.2;
  }
  dd {
    font-size: 11.5px;
    font-weight: 680;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  @container (max-width: 30rem) {
    > div {
      grid-column: span 6;
    }
    > div[data-wide] {
      grid-column: span 12;
    }
  }
`;

/** The unit of a sheet; without one the sheet is blank. */
export interface SheetUnit {
  readonly segment: Segment;
  readonly number: number;
  readonly count: number;
  readonly seed: number;
  /** True for invented streets: the sheet says so. */
  readonly isExample: boolean;
}

/** A sheet to rate one sample unit on the street, one page of Letter or A4. */
export function FieldSheet({ unit }: { unit?: SheetUnit }) {
  const { segment, number, count, seed, isExample } = unit ?? {};
  const size =
    segment && `${Math.round(segment.lengthFeet).toLocaleString('en-US')} × ${Math.round(segment.widthFeet)} ft`;
  return (
    <Paper>
      <header>
        <h3>Field sheet, asphalt surface</h3>
        <p>
          {segment
            ? `Unit ${number} of ${count}, seed ${seed}${isExample ? '. EXAMPLE: invented street' : ''}`
            : 'Unit ······ of ······, seed ············'}
        </p>
      </header>
      <Boxes>
        <Box label="Segment" value={segment?.name} isWide />
        <Box label="Id" value={segment?.id} />
        <Box label="Class" value={segment && classLabels[segment.streetClass]} />
        <Box label="Segment, length × width" value={size} />
        <Box label="Sample unit, from / to" />
        <Box label="Sample unit, area (sq ft)" />
        <Box label="Date, weather" />
        <Box label="Rated by" />
        <Box label="Surface, last treatment" />
        <Box label="Total deduct, q" />
        <Box label="PCI of this unit" />
      </Boxes>
      <DistressTable />
      <Sketch />
      <footer>
        Write each quantity you measure into its severity: L low, M medium, H high. Names follow ASTM D6433. Its
        definitions and deduct curves are ASTM’s and not on this sheet: take them from your copy of the standard. Rate
        without knowing the other rating.
      </footer>
    </Paper>
  );
}

function Box({ label, value, isWide }: { label: string; value?: string | undefined; isWide?: boolean }) {
  return (
    <div data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const Grid = styled.svg`
  width: 100%;
  height: auto;
  max-height: none;
  .fine {
    stroke: ${sheetColors.grid};
    stroke-width: 0.6;
  }
  .edge {
    fill: none;
    stroke: ${sheetColors.ink};
    stroke-width: 1.2;
  }
  .middle {
    stroke: ${sheetColors.soft};
    stroke-dasharray: 12 10;
  }
  text {
    fill: ${sheetColors.soft};
    font-size: 8.5px;
  }
`;

const [columns, rows, cell] = [50, 10, 14];

/** A road of 100 ft with a line for every 2 ft, to sketch the unit on. */
function Sketch() {
  const [width, height] = [columns * cell, rows * cell];
  const fine = [
    ...Array.from({ length: columns + 1 }, (_, column) => `M${column * cell} 0v${height}`),
    ...Array.from({ length: rows + 1 }, (_, row) => `M0 ${row * cell}h${width}`),
  ].join('');
  return (
    <Grid
      viewBox={`-2 -2 ${width + 4} ${height + 18}`}
      role="img"
      aria-label="A grid to sketch the unit on, one square for 2 ft"
    >
      <path className="fine" d={fine} />
      <path className="middle" d={`M0 ${height / 2}h${width}`} />
      <path className="edge" d={`M0 0h${width}v${height}H0z`} />
      {[0, 10, 20, 30, 40, 50].map((column) => (
        <text
          aria-hidden="true"
          key={column}
          x={column * cell}
          y={height + 12}
          textAnchor={column === 0 ? 'start' : column === 50 ? 'end' : 'middle'}
        >
          {column * 2} ft
        </text>
      ))}
    </Grid>
  );
}
