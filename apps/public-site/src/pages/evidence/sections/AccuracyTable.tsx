import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { accuracyClaims, type AccuracyClaim } from '../../../../content/evidence/accuracy.ts';
import { longDay } from '../../../long-day.ts';
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
  /* Where six columns do not fit, each figure is above its facts, and each fact has its name before it. */
  @media (max-width: 59.99rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      padding-bottom: 1rem;
      border-bottom: 1px solid ${color.line};
    }
    tr > * {
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      padding-block: 0.25rem;
      border: 0;
    }
    td::before {
      content: attr(data-name);
      color: ${color.inkSoft};
      font: ${weight.medium} ${text.sm} / 1.6 ${font.sign};
    }
    td > span {
      justify-self: start;
    }
  }
  td p {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

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

function Line({ claim, pages }: AccuracyClaim) {
  const { definition, sample, measured, condition } = claim;
  return (
    <tr>
      <th scope="row">{claim.value}</th>
      <td data-name="Printed on">
        <div>
          {pages.map((item, index) => (
            <span key={item.to}>
              {index > 0 && ', '}
              <SiteLink item={item} />
            </span>
          ))}
          <p>We look at this figure again by {longDay(claim.validUntil)}.</p>
        </div>
      </td>
      <td data-name="Counts">{definition ?? <NotPublished />}</td>
      <td data-name="Sample">{sample ?? <NotPublished />}</td>
      <td data-name="Measured">{measured ?? <NotPublished />}</td>
      <td data-name="Limits">{condition}</td>
    </tr>
  );
}
