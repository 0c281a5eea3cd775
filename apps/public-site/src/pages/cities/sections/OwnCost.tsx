import { styled } from 'styled-components';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { Island } from '../../../islands/Island.tsx';
import { Section } from '../../../layout/Section.tsx';

const Split = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.7fr);
    gap: 4.5rem;
    align-items: start;
  }
  > div:first-child {
    display: grid;
    gap: ${space.md};
  }
  > div:first-child p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;

/** The calculator in three fields, which leads to the page with every assumption. */
export function OwnCost() {
  return (
    <Section id="cost-calculator" labelledBy="own-cost-title">
      <Split>
        <div>
          <h2 id="own-cost-title">What the survey itself costs you</h2>
          <p>Three numbers are enough to begin. The page behind the button has all the others, with their sources.</p>
        </div>
        <Island name="quick-cost" hydrate="on-interaction" />
      </Split>
    </Section>
  );
}
