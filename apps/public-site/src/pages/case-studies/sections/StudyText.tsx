import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { CaseStudy } from '../../../../content/case-studies.ts';

const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  &[data-wide] {
    ${media.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 3.5rem;
    }
  }
  h3 {
    padding-bottom: ${space.sm};
  }
  > div > p {
    color: ${color.inkSoft};
  }
`;
const Facts = styled.dl`
  border-bottom: 1px solid ${color.lineControl};
  > div {
    display: grid;
    grid-template-columns: 6.5rem 1fr;
    gap: ${space.lg};
    padding-block: ${space.md};
    border-top: 1px solid ${color.lineControl};
    font-size: ${text.sm};
    line-height: 1.45;
  }
  dt {
    font: ${weight.strong} ${text.sm} / 1.45 ${font.sign};
  }
`;

/** Challenge, solution, and the two facts that an engineer asks for next. */
export function StudyText({ study, isWide }: { study: CaseStudy; isWide: boolean }) {
  return (
    <Copy data-part="text" data-wide={isWide || undefined}>
      <div>
        <h3>Challenge</h3>
        <p>{study.challenge}</p>
      </div>
      <div>
        <h3>Solution</h3>
        <p>{study.solution}</p>
      </div>
      <div>
        <Facts>
          <div>
            <dt>Timeframe</dt>
            <dd>{study.timeframe}</dd>
          </div>
          <div>
            <dt>Scale</dt>
            <dd>{study.scale}</dd>
          </div>
        </Facts>
      </div>
    </Copy>
  );
}
