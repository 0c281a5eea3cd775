import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { ButtonLink } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { procurementFacts } from '../../../../content/evidence/facts.ts';
import { Section } from '../../../layout/Section.tsx';
import { NotPublished } from '../NotPublished.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    gap: 5rem;
    > :first-child {
      order: 2;
    }
  }
  td p {
    padding-top: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  tbody th {
    width: 38%;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  justify-items: start;
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;

/** Facts for a purchasing department, and the way to the missing ones. */
export function Procurement() {
  return (
    <Section id="procurement" labelledBy="procurement-title" tone="alt">
      <Split>
        <Copy>
          <h2 id="procurement-title">For the person who signs the purchase order</h2>
          <p>Copy this table into your file. Send us the lines that are open, and ask for the answers in writing.</p>
          <ButtonLink href={`mailto:${brand.contactEmail}?subject=Open%20lines%20of%20the%20evidence%20page`} size="lg">
            Ask for the open lines
          </ButtonLink>
        </Copy>
        <Table caption="Facts for procurement" isCaptionHidden>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            {procurementFacts.map(({ name, answer, ask }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  {answer ?? <NotPublished />}
                  {ask && <p>{ask}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Split>
    </Section>
  );
}
