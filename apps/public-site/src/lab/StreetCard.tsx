import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { bandOf } from '@workspace/ui/theme/pci.ts';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { dollars, inFull } from '../road-network/amounts.ts';
import { firstYear } from './lab-state.ts';
import { WithScript } from './panel-style.ts';
import { classLabels, type StreetRow } from './street-rows.ts';

const Box = styled.section`
  display: grid;
  gap: ${space.md};
  padding-top: ${space.md};
  border-top: 1px solid ${color.line};
  header {
    display: flex;
    gap: ${space.md};
    align-items: start;
    justify-content: space-between;
  }
  h2 {
    font-size: ${text.xl};
    overflow-wrap: anywhere;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: ${space.md} ${space.lg};
  }
  dt {
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.xs} / 1.3 ${font.sign};
  }
  dd {
    margin: 0;
    font: ${weight.strong} 1rem / 1.35 ${font.sign};
    font-variant-numeric: tabular-nums;
  }
  dl > [data-wide] {
    grid-column: 1 / -1;
  }
`;

type Props = {
  row: StreetRow;
  year: number;
  /** True after a person opened the card by a key: it takes the focus. */
  isOpened: boolean;
  onClose: () => void;
};

const rated = (pci: number) => `${pci} ${bandOf(pci).name}`;

const factsOf = (row: StreetRow, year: number): readonly (readonly [string, string])[] => [
  ['Class', classLabels[row.streetClass]],
  ['Length', `${inFull(row.lengthFeet)} ft`],
  ['Width', `${row.widthFeet} ft`],
  ['Paved in', row.pavedIn === undefined ? 'not known' : String(row.pavedIn)],
  [`PCI ${firstYear}`, rated(row.pci)],
  ...(year > firstYear ? [[`PCI ${year}`, rated(row.pciThen)] as const] : []),
];

/** Everything that the lab knows about the selected segment. */
export function StreetCard({ row, year, isOpened, onClose }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpened) title.current?.focus();
  }, [isOpened]);
  return (
    <Box aria-labelledby="street-card-title" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <header>
        <h2 id="street-card-title" ref={title} tabIndex={-1}>
          {row.name}
        </h2>
        <WithScript>
          <Button size="sm" variant="quiet" data-replay="" onClick={onClose}>
            Close
          </Button>
        </WithScript>
      </header>
      <dl>
        {factsOf(row, year).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div data-wide="">
          <dt>Planned work</dt>
          {row.jobs.length === 0 && <dd>None in these years</dd>}
          {row.jobs.map((job) => (
            <dd key={job.year}>
              {job.label} in {job.year}, {dollars(job.cost)}
            </dd>
          ))}
        </div>
      </dl>
    </Box>
  );
}
