import { styled } from 'styled-components';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { VehicleDiagram } from './VehicleDiagram.tsx';

const Ground = styled.section`
  padding-top: ${space.section};
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    gap: 5rem;
  }
  h2 {
    font-size: clamp(2rem, 1.3rem + 2.8vw, 3.5rem);
    line-height: 1.06;
  }
  div {
    display: grid;
    gap: ${space.lg};
    align-content: end;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;

/** The company's mission, over the survey vehicle. */
export function Vision() {
  return (
    <Ground data-ground="asphalt" aria-labelledby="vision-title">
      <Copy>
        <h2 id="vision-title">Every road looked at again before it fails</h2>
        <div>
          <p>
            A road gives notice. It cracks, lets the water in and sinks a little, and all of it can be seen from a
            passing vehicle by anybody who looks closely and often enough.
          </p>
          <p>
            Our vision is that looking costs so little that it is done all the time: in a large city, on a toll road, in
            a parish with one superintendent. Then money can go where the road says, and the reason can be shown.
          </p>
        </div>
      </Copy>
      <VehicleDiagram />
    </Ground>
  );
}
