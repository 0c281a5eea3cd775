import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { whiteLabelClaims } from '@workspace/contracts/claims/service-claims';
import { Section } from '../../../layout/Section.tsx';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: 5rem;
  }
`;
const Sum = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
    text-wrap: balance;
  }
  strong {
    display: block;
    color: ${color.lane};
    font: ${weight.heavy} clamp(4.5rem, 3rem + 8vw, 9rem) / 0.95 ${font.sign};
    letter-spacing: -0.045em;
    /* The ground that the browser puts behind text would cover the heading. */
    @media (forced-colors: active) {
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

const { partnerReturn, returnPeriod, contractWins, daysFaster, satisfaction, renewal, municipalities, clients } =
  whiteLabelClaims;

const rows = [
  { label: 'Time to the return', claim: returnPeriod },
  { label: 'Contract wins', claim: contractWins },
  { label: 'Time saved', claim: daysFaster },
  { label: 'Client satisfaction', claim: satisfaction },
  { label: 'Client renewal', claim: renewal },
  { label: 'Municipalities', claim: municipalities },
  { label: 'Clients that you may bring', claim: clients },
] as const;

/** The financial returns of a partnership. */
export function Returns() {
  return (
    <Section labelledBy="returns-title" ground="asphalt">
      <Split>
        <Sum>
          <h2 id="returns-title">What a partnership returns</h2>
          <p>
            <strong>{partnerReturn.value}</strong> {partnerReturn.wording}, {returnPeriod.value} {returnPeriod.wording}
            <ClaimMark of={partnerReturn} />
          </p>
        </Sum>
        <Table caption="Figures of a White Label partnership" isCaptionHidden>
          <tbody>
            {rows.map(({ label, claim }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  {claim.basis !== 'shown' && <ClaimMark of={claim} />}
                </th>
                <td data-numeric>{claim.value}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Split>
    </Section>
  );
}
