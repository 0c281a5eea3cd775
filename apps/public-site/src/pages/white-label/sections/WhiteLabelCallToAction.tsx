import { styled } from 'styled-components';
import { StreetNetwork } from '@workspace/ui/road/StreetNetwork';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { labelsOf, storyPlans } from '../../../../content/street-networks.ts';
import { Section } from '../../../layout/Section.tsx';
import { DemoButton } from '../../services/DemoButton.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  align-items: center;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 25rem);
    gap: 5rem;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  p {
    max-width: 32rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
// A report's cover with a blank for the firm's name.
const Cover = styled.div`
  display: grid;
  gap: ${space.xl};
  padding: ${space.xl};
  border-top: 12px solid ${color.sign};
  background-color: ${color.surface};
  box-shadow: ${color.shadow};
  > p {
    font: ${weight.strong} ${text.xl} / 1.2 ${font.sign};
  }
  > p:first-child {
    width: fit-content;
    padding: ${space.md} ${space.xl};
    border: 2px dashed ${color.lineControl};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

/** A call to action beside a cover without a name. */
export function WhiteLabelCallToAction() {
  return (
    <Section labelledBy="white-call-title" tone="alt">
      <Split data-print="hide">
        <Copy>
          <h2 id="white-call-title">Bring your logo to the demo</h2>
          <p>See the platform wear it, and ask what a partner's share is for the clients you have in mind.</p>
          <DemoButton label="Arrange a partner call" />
        </Copy>
        <Cover>
          <p>Your logo</p>
          <StreetNetwork
            plan={storyPlans.port}
            description={`On the cover of a report, the map of a port whose streets end at the water, colored by rating. Labeled are ${labelsOf('port')}.`}
          />
          <p>Pavement condition report</p>
        </Cover>
      </Split>
    </Section>
  );
}
