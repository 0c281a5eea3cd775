import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { SectionText } from '../../../layout/SectionText.tsx';
import { Section } from '../../../layout/Section.tsx';
import { benefitYears } from '../../../road-network/benefit.ts';
import { strategyLabels, type Strategy } from '../../../road-network/plan.ts';

const List = styled.dl`
  display: grid;
  ${media.desktop} {
    grid-template-columns: 18rem minmax(0, 44rem);
  }
  dt,
  dd {
    padding-block: ${space.lg};
  }
  dt {
    padding-bottom: 0;
    border-top: 2px solid ${color.ink};
    font: ${weight.strong} ${text.lg} / 1.3 ${font.sign};
  }
  dd {
    padding-top: ${space.sm};
    ${media.desktop} {
      padding-top: ${space.lg};
      border-top: 2px solid ${color.ink};
    }
  }
`;

const orders: readonly (readonly [Strategy, string])[] = [
  ['nothing', 'No street is treated. The line that every plan is compared with.'],
  ['worst-first', 'The lowest rating gets the money first. Complaints ask for this order.'],
  [
    'spread-evenly',
    'Every street that is due has the same chance, drawn anew each year and the same for everybody. The published budget that we could test is closest to this order.',
  ],
  [
    'benefit-per-dollar',
    `The benefit of a treatment is the area between the treated and the untreated curve over ${benefitYears} years, times the area of the street. The highest benefit per dollar goes first.`,
  ],
];

/** The orders of work, defined. */
export function Orders() {
  return (
    <Section labelledBy="orders-title">
      <SectionText>
        <h2 id="orders-title">The order of work decides more than the amount</h2>
      </SectionText>
      <List>
        {orders.map(([strategy, text]) => [
          <dt key={strategy}>{strategyLabels[strategy]}</dt>,
          <dd key={`${strategy}-text`}>{text}</dd>,
        ])}
      </List>
    </Section>
  );
}
