import { keyframes, styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { ButtonLink } from '@workspace/ui/Button';
import { RoadSurface } from '@workspace/ui/road/RoadSurface';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { claims } from '@workspace/contracts/claims/claims';
import { SiteLinkButton } from '../../../layout/SiteLinkButton.tsx';
import { surfaceOf } from '../../../../content/street-networks.ts';

const Ground = styled.section`
  container-type: inline-size;
`;
// The text stays in the page's column; the photograph extends to the window's edge and down to the road.
const Split = styled.div`
  --side: max(${space.gutter}, (100cqw - ${measure.page}) / 2);
  display: grid;
  ${media.desktop} {
    grid-template-columns: calc(var(--side) + 31rem) minmax(0, 1fr);
    min-height: clamp(34rem, 46cqw, 46rem);
  }
`;
const Copy = styled.div`
  align-self: center;
  display: grid;
  gap: ${space.xl};
  padding: ${space.xxl} ${space.gutter};
  ${media.desktop} {
    padding: ${space.xxl} 3rem ${space.xxl} var(--side);
  }
  > p {
    max-width: 27rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
`;
// The camera drives on while the page scrolls: the street grows from its vanishing point. On a phone this layer would
// delay the first paint.
const drive = keyframes`
  to {
    transform: scale(1.9);
  }
`;
const Picture = styled.div`
  min-width: 0;
  ${media.desktop} {
    display: grid;
    min-height: 0;
    > figure > div {
      contain: size;
      > svg {
        aspect-ratio: auto;
      }
    }
    @supports (animation-timeline: view()) {
      @media (prefers-reduced-motion: no-preference) {
        > figure {
          view-timeline: --road;
        }
        [data-near] {
          transform-origin: 50% 28%;
          animation: ${drive} linear both;
          animation-timeline: --road;
          animation-range: exit;
        }
      }
    }
  }
`;

/** The page's hero: a description of the service beside its camera's view. */
export function Hero() {
  return (
    <Ground data-ground="asphalt" aria-labelledby="hero-title">
      <Split>
        <Copy>
          <h1 id="hero-title">Know the condition of every street you own.</h1>
          <p>
            Cameras on ordinary vehicles photograph the pavement as they drive. You get a {claims.scale.wording} from{' '}
            {claims.scale.value} for each segment, the damage found on it, and a maintenance plan for several years.
          </p>
          <Actions>
            <ButtonLink href={brand.demoCalendarUrl} variant="primary" size="lg" opensNewTab>
              Book a demo
            </ButtonLink>
            <SiteLinkButton item={{ label: 'Compare the plans', to: '/#pricing' }} size="lg" />
          </Actions>
        </Copy>
        <Picture>
          <RoadSurface {...surfaceOf('city', 'Fulton St')} note="example drawing" />
        </Picture>
      </Split>
    </Ground>
  );
}
