import { styled } from 'styled-components';
import { PciHistogram } from '@workspace/ui/road/PciHistogram';
import { color, font, measure, space, text } from '@workspace/ui/theme/tokens.ts';
import { exampleShares } from '../../../../content/cities.ts';
import { Section } from '../../../layout/Section.tsx';

const Column = styled.div`
  display: grid;
  gap: ${space.xxl};
  max-width: 56rem;
  margin-inline: auto;
  > div {
    display: grid;
    gap: ${space.md};
    max-width: ${measure.text};
  }
  > div p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  figcaption {
    padding-top: ${space.lg};
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.5 ${font.mono};
  }
`;

/** The effect of a plan on a whole network. */
export function Outlook() {
  return (
    <Section labelledBy="outlook-title">
      <Column>
        <div>
          <h2 id="outlook-title">A plan moves the whole network, not the worst street</h2>
          <p>
            Money spent on failed streets alone leaves the good ones to fail next. Treating them in time shifts the
            network to the left of this chart.
          </p>
        </div>
        <figure>
          <PciHistogram
            before={exampleShares.before}
            after={exampleShares.after}
            description="An example: the share of a network in each band of the index, before and after a plan. Excellent and Very Good grow, from 22 to 43 percent together; Very Poor and Failed shrink, from 18 to 6 percent."
          />
          <figcaption>
            Example of another network than the town above. Share of the network by rating: the dashed outline and the
            first figure before the plan, the filled bar and the second after it.
          </figcaption>
        </figure>
      </Column>
    </Section>
  );
}
