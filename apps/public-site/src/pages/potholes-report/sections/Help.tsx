import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { ButtonLink } from '@workspace/ui/Button';
import { color, measure, media, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { claims } from '@workspace/contracts/claims/claims';
import { MarkRow } from '../../../claim-notes/MarkRow.tsx';
import { ReportMark } from '../ReportMark.tsx';

const Section = styled.section`
  padding: 0 ${space.gutter} ${space.section};
`;
const Sign = styled.div`
  max-width: ${measure.page};
  margin-inline: auto;
  padding: 0.4rem;
  border-radius: ${radius.sign};
`;
const Face = styled.div`
  display: grid;
  gap: ${space.xl};
  padding: clamp(1.5rem, 4vw, 3.5rem);
  border: 3px solid ${color.onSign};
  border-radius: 10px;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    gap: 4rem;
  }
  @media print {
    padding-inline: 0;
    border: 0;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: space-between;
  justify-items: start;
`;
const Actions = styled.ul`
  list-style: none;
  li {
    padding-block: 0.9rem;
    border-top: 1px solid ${color.line};
    font-size: ${text.md};
    line-height: 1.5;
  }
  li:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

const actions = [
  'Cameras on vehicles that pass anyway see the crack before the hole, and the hole before the complaint.',
  `${claims.distresses.value} kinds of distress are told apart, so that a crack to be sealed is not taken for a base that has failed.`,
  'Repairs come in order of priority, each with its image and its place on the map.',
  `With monthly scanning, pothole repair is ${claims.monthlyScanRepair.value} cheaper.`,
] as const;

const noted = [claims.distresses, claims.monthlyScanRepair];

/** The benefits of the service, with a link to it. */
export function Help() {
  return (
    <Section id="help" tabIndex={-1} aria-labelledby="help-title">
      <Sign data-ground="sign">
        <Face>
          <Copy>
            <h2 id="help-title">Find the crack while it is still only a crack</h2>
            <div data-print="hide">
              <ButtonLink href={brand.demoCalendarUrl} variant="primary" size="lg" opensNewTab>
                Get Your Road Assessment
              </ButtonLink>
            </div>
          </Copy>
          <Actions role="list">
            {actions.map((action) => (
              <li key={action}>
                {action}
                <MarkRow>
                  {noted
                    .filter(({ value }) => action.includes(value))
                    .map((claim) => (
                      <ReportMark key={claim.value} of={claim} />
                    ))}
                </MarkRow>
              </li>
            ))}
          </Actions>
        </Face>
      </Sign>
    </Section>
  );
}
