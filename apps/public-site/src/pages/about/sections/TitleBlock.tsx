import { styled } from 'styled-components';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';
import { companyFacts } from '../../../../content/company-facts.ts';

const Sheet = styled.section`
  padding: 0 ${space.gutter};
  background-color: ${color.groundAlt};
`;
// The title block of a plan sheet: ruled cells of unequal width in the lower right corner.
const Block = styled.dl`
  display: grid;
  max-width: ${measure.page};
  margin-inline: auto;
  border: 2px solid ${color.ink};
  border-bottom: 0;
  background-color: ${color.ground};
  grid-template-columns: repeat(2, 1fr);
  > div {
    min-width: 0;
    padding: ${space.md} ${space.lg};
    outline: 1px solid ${color.ink};
  }
  > :is(:nth-child(3), :nth-child(n + 8)) {
    grid-column: span 2;
  }
  ${media.desktop} {
    grid-template-columns: repeat(12, 1fr);
    > div {
      grid-column: span 3;
    }
    > :is(:nth-child(3), :nth-child(8), :nth-child(10)) {
      grid-column: span 4;
    }
    > :is(:nth-child(4), :nth-child(6)) {
      grid-column: span 2;
    }
    > :nth-child(9) {
      grid-column: span 8;
    }
  }
  dt {
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.4 ${font.mono};
  }
  dd {
    font: ${weight.strong} ${text.md} / 1.35 ${font.sign};
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
  }
`;

/** The company's facts, one cell each, as on the sheet of a road plan. */
export function TitleBlock() {
  return (
    <Sheet aria-label="The company in facts">
      <Block>
        {companyFacts.map(({ name, value, claim }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {claim && <ClaimMark of={claim} />}
            </dd>
          </div>
        ))}
      </Block>
    </Sheet>
  );
}
