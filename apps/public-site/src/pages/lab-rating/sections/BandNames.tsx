import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import { bandOf, bandRange, pciBands } from '@workspace/ui/theme/pci.ts';
import { color, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { ratingExample, recentBandNames } from '../../../../content/rating-example.ts';
import { Section } from '../../../layout/Section.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
    gap: 5rem;
    align-items: center;
    > :first-child {
      order: 2;
    }
  }
  tbody th {
    white-space: nowrap;
  }
  [data-example] > * {
    background-color: ${color.cautionTint};
    font-weight: ${weight.heavy};
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  p + p {
    font-size: ${text.md};
  }
`;
const Key = styled.svg`
  display: inline-block;
  width: 1rem;
  height: 1rem;
  margin: 0 ${space.sm} 0 ${space.xs};
  vertical-align: -0.125rem;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

const { pci } = ratingExample;
const own = bandOf(pci).name;
const recent = recentBandNames[pciBands.findIndex(({ name }) => name === own)]!;

/** The names of the bands by edition of the standard. */
export function BandNames() {
  return (
    <Section id="bands" labelledBy="bands-title">
      <Split>
        <Copy>
          <h2 id="bands-title">
            {pci} is “{own}”, or “{recent}”. It depends on the year of the book.
          </h2>
          <p>
            The edges of the seven bands have stayed. Their names have not: editions of ASTM D6433 since 2007 call the
            top band Good.
          </p>
          <p>
            This site uses the older names, everywhere. Compare numbers with your neighbor, not words. A rating on an
            edge takes the better name.
          </p>
        </Copy>
        <Names />
      </Split>
    </Section>
  );
}

/** Both sets of names, with the row of the example marked. */
function Names() {
  return (
    <Table caption="Names of the bands of the index" isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">PCI</th>
          <th scope="col">Here (before 2007)</th>
          <th scope="col">Since 2007</th>
        </tr>
      </thead>
      <tbody>
        {pciBands.map((band, index) => (
          <tr key={band.name} data-example={band.name === own || undefined}>
            <th scope="row">
              <Key viewBox="0 0 10 10" aria-hidden="true">
                <path d="M0 0h10v10H0z" fill={band.fill} />
              </Key>
              {bandRange(band)}
            </th>
            <td>{band.name}</td>
            <td>{recentBandNames[index]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
