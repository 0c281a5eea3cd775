import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { ButtonLink } from '@workspace/ui/Button';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';

// Leaves room below for the dashboard, which overlaps the next section.
const Ground = styled.section`
  padding: ${space.xxl} ${space.gutter} 11rem;
  ${media.desktop} {
    padding-top: 4.5rem;
    padding-bottom: 18rem;
  }
`;
const Split = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: ${measure.page};
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
    gap: 4rem;
    align-items: end;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  p {
    max-width: 30rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
`;

/** The page's hero: a partner's benefit, above the dashboard. The footer links to its top. */
export function Hero() {
  return (
    <Ground id="top" tabIndex={-1} data-ground="asphalt" aria-labelledby="saas-title">
      <Split>
        <h1 id="saas-title">Walk into the bid with the road already rated.</h1>
        <Copy>
          <p>
            For paving contractors, engineering firms and construction managers: cameras on your vehicles, an index for
            every segment, and a dashboard that you can turn around and show to the owner.
          </p>
          <Actions>
            <ButtonLink href={brand.demoCalendarUrl} variant="primary" size="lg" opensNewTab>
              Schedule Demo
            </ButtonLink>
            <SiteLinkButton item={{ label: 'How it works', to: '/saas#how-it-works' }} size="lg" />
          </Actions>
        </Copy>
      </Split>
    </Ground>
  );
}
