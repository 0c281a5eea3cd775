import { styled } from 'styled-components';
import { RoadSurface } from '@workspace/ui/road/RoadSurface';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { surfaceOf } from '../../../../content/street-networks.ts';
import { ratingExample } from '../../../../content/rating-example.ts';
import { Step } from '../Step.tsx';

const Copy = styled.div`
  display: grid;
  gap: ${space.xl} 4rem;
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    align-items: end;
    padding-block: 4.5rem 3.5rem;
  }
  > p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
// The camera's picture fills the window's right side; the first step stands beside it like a caption.
const Split = styled.div`
  display: grid;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.2fr);
  }
  > :first-child {
    align-self: center;
    padding: ${space.xxl} ${space.gutter};
    ${media.desktop} {
      padding: ${space.xxl} 3rem ${space.xxl} max(${space.gutter}, calc((100vw - ${measure.page}) / 2));
    }
  }
  h2 {
    font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem);
  }
`;

/** The page's promise, and the first step: an image with its place. */
export function Hero() {
  return (
    <section data-ground="asphalt" aria-labelledby="rating-title">
      <Copy>
        <h1 id="rating-title">How a street gets its number</h1>
        <p>
          A rating is arithmetic on what somebody saw. Six steps lead from an image to the index; the last three carry
          the figures of an example that anyone can look up: a section that rates {ratingExample.pci}.
        </p>
      </Copy>
      <Split>
        <div>
          <Step number={1} id="image-title" title="An image, with its place">
            <p>
              A camera, or a person on foot, looks at a stretch of pavement and writes down where it is. What is not
              seen here is not in the rating.
            </p>
          </Step>
        </div>
        <RoadSurface {...surfaceOf('town', 'Cedar St')} note="example drawing" />
      </Split>
    </section>
  );
}
