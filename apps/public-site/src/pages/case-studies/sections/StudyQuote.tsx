import { styled } from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { CaseStudy } from '../../../../content/case-studies.ts';
import { initialsOf } from '../../../../content/testimonial.ts';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space.lg};
  align-items: start;
  ${media.desktop} {
    column-gap: ${space.xl};
    max-width: 54rem;
  }
  blockquote {
    font: ${weight.medium} clamp(1.25rem, 1rem + 1.1vw, 1.75rem) / 1.3 ${font.sign};
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
  figcaption {
    grid-column: 2;
    padding-top: ${space.md};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;
const Initials = styled.span`
  display: grid;
  grid-row: span 2;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.md};
  font: ${weight.heavy} 1.0625rem / 1 ${font.sign};
`;

/** The customer's quote. */
export function StudyQuote({ quote, organization }: { quote: CaseStudy['quote']; organization: string }) {
  return (
    <Figure data-part="wide">
      <Initials data-ground="lane" aria-hidden="true">
        {initialsOf(quote.name)}
      </Initials>
      <blockquote>“{quote.words}”</blockquote>
      <figcaption>
        {quote.name}, {quote.title}, {organization}
      </figcaption>
    </Figure>
  );
}
