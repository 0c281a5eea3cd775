import { styled } from 'styled-components';
import { color, measure, media, radius, space, text } from '@workspace/ui/theme/tokens.ts';
import { DemoButton } from '../../services/DemoButton.tsx';

const Section = styled.section`
  padding: 0 ${space.gutter} ${space.section};
`;
// A warning plate: yellow, with a black line inside its edge.
const Plate = styled.div`
  max-width: ${measure.page};
  margin-inline: auto;
  padding: 0.4rem;
  border-radius: ${radius.sign};
  > div {
    display: grid;
    gap: ${space.xl};
    align-items: end;
    justify-items: start;
    padding: clamp(1.5rem, 4vw, 3.5rem);
    border: 4px solid ${color.ink};
    border-radius: 10px;
    ${media.desktop} {
      grid-template-columns: 1fr auto;
    }
  }
  h2 {
    max-width: 34rem;
    padding-bottom: ${space.md};
  }
  p {
    max-width: 36rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;

/** The call to action at the end of the page, on a yellow plate. */
export function SelfServiceCallToAction() {
  return (
    <Section aria-labelledby="self-call-title" data-print="hide">
      <Plate data-ground="lane">
        <div>
          <div>
            <h2 id="self-call-title">Count your vehicles. We bring the cameras.</h2>
            <p>The demo shows the mounting, the dashboard and a monthly report. Have your list of streets at hand.</p>
          </div>
          <DemoButton label="Choose a time" variant="secondary" />
        </div>
      </Plate>
    </Section>
  );
}
