import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { ButtonLink } from '@workspace/ui/Button';
import { color, font, measure, media, radius, space, weight } from '@workspace/ui/theme/tokens.ts';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';
import { isKnown } from '../../../layout/navigation.ts';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';

const Section = styled.section`
  padding: 0 ${space.gutter} ${space.section};
`;
const Row = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: ${measure.page};
  margin-inline: auto;
  padding: clamp(1.5rem, 4vw, 3.5rem);
  border-radius: ${radius.md};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
  h2 {
    max-width: 11.2em;
    font-size: clamp(2.125rem, 1.2rem + 4vw, 4rem);
    line-height: 1.04;
    letter-spacing: -0.02em;
  }
  p {
    grid-column: 1 / -1;
    padding-top: ${space.lg};
    border-top: 4px dashed ${color.ink};
    font: ${weight.strong} clamp(1.0625rem, 1rem + 0.5vw, 1.3125rem) / 1.4 ${font.sign};
  }
`;
// Yellow has no contrast on yellow: here the primary action is asphalt.
const Actions = styled.div`
  --lane: #17191a;
  --on-lane: #ffffff;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
`;

const examples = { label: 'See the case studies', to: '/case-studies' };
const terms = `No long-term contracts, setup in ${companyClaims.partnerSetup.value}, ROI guaranteed`;

/** The page's closing: a demo, a link to the case studies, the terms. */
export function SaasCallToAction() {
  return (
    <Section data-print="hide" aria-labelledby="saas-call-title">
      <Row data-ground="lane">
        <h2 id="saas-call-title">Bring a road you are bidding on.</h2>
        <Actions>
          <ButtonLink href={brand.demoCalendarUrl} variant="primary" size="lg" opensNewTab>
            Schedule Demo
          </ButtonLink>
          {isKnown(examples) && <SiteLinkButton item={examples} size="lg" />}
        </Actions>
        <p>
          {terms}
          <ClaimMark of={companyClaims.partnerSetup} />
        </p>
      </Row>
    </Section>
  );
}
