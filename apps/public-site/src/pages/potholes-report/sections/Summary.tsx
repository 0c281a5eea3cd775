import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { potholeClaims as claim } from '@workspace/contracts/claims/pothole-claims';
import { potholeFindings } from '../../../../content/pothole-findings.ts';
import { Section } from '../../../layout/Section.tsx';
import { MarkRow } from '../../../claim-notes/MarkRow.tsx';
import { ReportMark } from '../ReportMark.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 5rem;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  p {
    font-size: ${text.lg};
  }
  p + p {
    color: ${color.inkSoft};
    font-size: ${text.md};
  }
`;
const Findings = styled.div`
  ol {
    list-style: none;
    counter-reset: finding;
  }
  h3 {
    padding-bottom: ${space.md};
  }
  li {
    display: grid;
    grid-template-columns: 2.75rem 1fr;
    padding-block: 1.1rem;
    border-top: 1px solid ${color.lineControl};
    counter-increment: finding;
  }
  li::before {
    content: counter(finding) ' ';
    font: ${weight.heavy} 1.75rem / 1 ${font.sign};
  }
  strong {
    display: block;
    padding-bottom: ${space.xs};
    font: ${weight.strong} 1.125rem / 1.3 ${font.sign};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

/** Executive summary and key findings. */
export function Summary() {
  return (
    <Section id="summary" labelledBy="summary-title">
      <Split>
        <Copy>
          <h2 id="summary-title">Executive summary</h2>
          <p>
            {claim.poorRoads.value}
            <ReportMark of={claim.poorRoads} /> of roads are in poor condition, and the annual cost is put at{' '}
            {claim.annualCost.value}.
            <ReportMark of={claim.annualCost} /> Potholes are the part of it that everybody has met.
          </p>
          <p>
            A city usually learns of a pothole from the person who hit it, and of {claim.unreported.value}
            <ReportMark of={claim.unreported} /> it does not learn at all. A crew comes {claim.response.value}
            <ReportMark of={claim.response} /> after the report and spends {claim.repair.value}
            <ReportMark of={claim.repair} /> on the repair. By then somebody has driven through it: the average damage
            to a vehicle is {claim.vehicleDamage.value}.
            <ReportMark of={claim.vehicleDamage} />
          </p>
          <p>
            The hole is the end of a process that takes place in view of anyone who passes. Water enters a crack, the
            base gives way, traffic does the rest. Whoever finds the crack in time pays for a seal and not for a hole,
            and {claim.preventable.value} of potholes can be prevented in that way.
            <ReportMark of={claim.preventable} />
          </p>
        </Copy>
        <KeyFindings />
      </Split>
    </Section>
  );
}

function KeyFindings() {
  return (
    <Findings>
      <h3>Key findings</h3>
      <ol role="list">
        {potholeFindings.map(({ point, detail, claims }) => (
          <li key={point}>
            <div>
              <strong>{point}</strong>
              <p>
                {detail}
                <MarkRow>
                  {claims.map((one) => (
                    <ReportMark key={one.value} of={one} />
                  ))}
                </MarkRow>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Findings>
  );
}
