import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { accuracyClaims, type AccuracyClaim } from '../../../../content/evidence/accuracy.ts';
import { SiteLink } from '../../../layout/SiteLink.tsx';
import { NotPublished } from '../NotPublished.tsx';

const Sheet = styled.div`
  tbody th {
    color: ${color.ink};
    font: ${weight.heavy} clamp(2rem, 1.5rem + 1.6vw, 3rem) / 1.1 ${font.sign};
    letter-spacing: -0.03em;
  }
  td {
    min-width: 9.5rem;
  }
  td:last-child {
    min-width: 15rem;
  }
  td p {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

const dayOf = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Each figure for accuracy with its definition, sample, date and limits. */
export function AccuracyTable() {
  return (
    <Sheet>
      <Table caption="Accuracy as this site prints it" isCaptionHidden>
        <thead>
          <tr>
            {['Figure', 'Printed on', 'Counts', 'Sample', 'Measured', 'Limits'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accuracyClaims.map((accuracy) => (
            <Line key={accuracy.pages[0]!.to} {...accuracy} />
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}

function Line({ claim, pages, definition, sample, date, limits }: AccuracyClaim) {
  return (
    <tr>
      <th scope="row">{claim.value}</th>
      <td>
        {pages.map((item, index) => (
          <span key={item.to}>
            {index > 0 && ', '}
            <SiteLink item={item} />
          </span>
        ))}
        <p>
          {claim.owner} confirms it again by {dayOf(claim.validUntil)}.
        </p>
      </td>
      <td>{definition ?? <NotPublished />}</td>
      <td>{sample ?? <NotPublished />}</td>
      <td>{date ?? <NotPublished />}</td>
      <td>{limits}</td>
    </tr>
  );
}
