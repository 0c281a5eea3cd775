import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { fullServiceSteps } from '../../../../content/full-service.ts';
import { Section } from '../../../layout/Section.tsx';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import { fullServiceClaims } from '@workspace/contracts/claims/service-claims';

const Title = styled.h2`
  max-width: 36rem;
  padding-bottom: ${space.xxl};
`;
// A table on a wide screen; on a phone each row is stacked, with its columns labeled.
const Sheet = styled.table`
  width: 100%;
  text-align: left;
  th,
  td {
    padding: ${space.xl} ${space.xl} ${space.xl} 0;
    border-top: 1px solid ${color.line};
    vertical-align: top;
    font-weight: ${weight.text};
  }
  thead th {
    padding-block: 0 ${space.md};
    border: 0;
    color: ${color.inkSoft};
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  }
  tbody th {
    font: ${weight.heavy} ${text.xl} / 1.2 ${font.sign};
  }
  tbody th > span {
    display: grid;
    grid-template-columns: 1.9em 1fr;
  }
  i {
    color: ${color.inkSoft};
    font-style: normal;
  }
  td:last-child {
    padding-left: ${space.xl};
    background-color: ${color.groundAlt};
    font-weight: ${weight.strong};
  }
  thead th:last-child {
    padding-left: ${space.xl};
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font: ${weight.strong} ${text.xs} / 1.5 ${font.sign};
    ${media.phoneUp} {
      display: none;
    }
  }
  @media (max-width: 39.99rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    &,
    tbody,
    tr,
    tbody th,
    td {
      display: block;
    }
    td {
      padding: ${space.md} 0;
      border: 0;
    }
    tbody th {
      padding: ${space.lg} 0 0;
      border-top: 2px solid ${color.ink};
    }
    td:last-child {
      margin-bottom: ${space.lg};
      padding: ${space.md} ${space.lg};
    }
  }
`;

/** Four steps, with the work of each that remains with the city. */
export function Division() {
  return (
    <Section labelledBy="division-title">
      <Title id="division-title">Four steps, and how little of each is yours</Title>
      <Sheet role="table" aria-labelledby="division-title">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              Step
            </th>
            <th scope="col" role="columnheader">
              What we do
            </th>
            <th scope="col" role="columnheader">
              What you do
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {fullServiceSteps.map((step) => (
            <Step key={step.number} step={step} />
          ))}
        </tbody>
      </Sheet>
    </Section>
  );
}

function Step({ step: { number, title, description, yours } }: { step: (typeof fullServiceSteps)[number] }) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <span>
          <i>{number}</i> {title}
        </span>
      </th>
      <td role="cell">
        {description}
        <ClaimMarks text={description} claims={[fullServiceClaims.distresses]} />
      </td>
      <td role="cell">
        <small aria-hidden="true">You</small>
        {yours}
      </td>
    </tr>
  );
}
