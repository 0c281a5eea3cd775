import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { ButtonLink } from '@workspace/ui/Button';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { founder } from '../../../../content/founder.ts';
import { SampleNote } from '../../services/SampleNote.tsx';
import { CornerSigns } from './CornerSigns.tsx';

const Ground = styled.section`
  overflow: clip;
  padding-inline: ${space.gutter};
  background-color: ${color.groundAlt};
`;
const Split = styled.div`
  display: grid;
  max-width: ${measure.page};
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 27rem);
    gap: 3rem;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: center;
  padding-block: ${space.xxl};
  ${media.desktop} {
    min-height: 38rem;
    padding-block: 4.5rem;
  }
  blockquote {
    max-width: ${measure.text};
    padding-left: ${space.lg};
    border-left: 4px solid ${color.lane};
    font-size: ${text.lg};
    line-height: 1.55;
  }
  figcaption {
    padding: ${space.md} 0 0 calc(${space.lg} + 4px);
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.4 ${font.sign};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
`;

/** The founder, at the corner with the street-name signs. */
export function FounderHero() {
  return (
    <Ground aria-labelledby="about-title">
      <Split>
        <Copy>
          <h1 id="about-title">Nobody should have to guess at a road.</h1>
          <figure>
            <blockquote>“{founder.statement}”</blockquote>
            <figcaption>
              {founder.name}, {founder.role} of {brand.name}
            </figcaption>
          </figure>
          <SampleNote records={[founder]} what="founder, statement and profile" />
          <Actions>
            <ButtonLink href={brand.demoCalendarUrl} variant="primary" size="lg" opensNewTab>
              Schedule a meeting
            </ButtonLink>
            <ButtonLink href={founder.profileUrl} size="lg" opensNewTab>
              LinkedIn profile
            </ButtonLink>
          </Actions>
        </Copy>
        <CornerSigns />
      </Split>
    </Ground>
  );
}
