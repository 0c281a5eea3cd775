import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { repairMethods } from '../../../../content/repair-methods.ts';
import { Section } from '../../../layout/Section.tsx';
import { SectionText } from '../../../layout/SectionText.tsx';
import { LifeBar } from './LifeBar.tsx';
import { Points } from './Points.tsx';
import { ReportMark } from '../ReportMark.tsx';

const Methods = styled.ul`
  list-style: none;
  border-bottom: 2px solid ${color.ink};
`;
const Method = styled.li`
  display: grid;
  gap: ${space.xl};
  padding-block: ${space.xl} ${space.xxl};
  border-top: 2px solid ${color.ink};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space.lg} 3rem;
  }
  h3 {
    padding-bottom: ${space.sm};
    font-size: clamp(1.5rem, 1.2rem + 1vw, 2rem);
  }
  > div > p {
    color: ${color.inkSoft};
  }
`;
const Price = styled.div`
  ${media.desktop} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.xl};
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.sm} ${space.xl};
    align-items: baseline;
    ${media.desktop} {
      display: grid;
      grid-template-columns: 8rem 8.75rem;
    }
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  dd {
    font: ${weight.heavy} 1.5rem / 1.2 ${font.sign};
    letter-spacing: -0.01em;
    white-space: nowrap;
  }
  > svg {
    margin-top: ${space.lg};
    ${media.desktop} {
      align-self: center;
      margin-top: 0;
    }
  }
`;

/** Three ways to repair a pothole, with advantages and disadvantages. */
export function Repairs() {
  return (
    <Section id="repairs" labelledBy="repairs-title">
      <SectionText>
        <h2 id="repairs-title">Three repairs, and how long each holds</h2>
        <p>The bars show how much of twelve years a repair covers. Price is per pothole.</p>
      </SectionText>
      <Methods role="list">
        {repairMethods.map(({ id, name, what, price, life, years, pros, cons }) => (
          <Method key={id}>
            <div>
              <h3>{name}</h3>
              <p>{what}</p>
            </div>
            <Points label="For" kind="plus" points={pros} />
            <Points label="Against" kind="minus" points={cons} />
            <PriceAndLife price={price} life={life} years={years} />
          </Method>
        ))}
      </Methods>
    </Section>
  );
}

function PriceAndLife({ price, life, years }: Pick<(typeof repairMethods)[number], 'price' | 'life' | 'years'>) {
  return (
    <Price>
      <dl>
        <div>
          <dt>price</dt>
          <dd>
            {price.value}
            <ReportMark of={price} />
          </dd>
        </div>
        <div>
          <dt>lasts</dt>
          <dd>
            {life.value}
            <ReportMark of={life} />
          </dd>
        </div>
      </dl>
      <LifeBar years={years} />
    </Price>
  );
}
