import { styled } from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { partnerTestimonials } from '../../../../content/partner-testimonials.ts';
import { initialsOf, type Testimonial } from '../../../../content/testimonial.ts';
import { Section } from '../../../layout/Section.tsx';
import { SampleNote } from '../../services/SampleNote.tsx';

const Title = styled.h2`
  margin-bottom: ${space.xxl};
`;
// The first quote is large; the other two are smaller.
const Voices = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
    gap: ${space.xxl} 5rem;
    > :first-child {
      grid-row: span 2;
    }
    > :first-child blockquote {
      font: ${weight.medium} clamp(1.5rem, 1rem + 1.6vw, 2.125rem) / 1.3 ${font.sign};
      letter-spacing: -0.01em;
    }
  }
`;
const Samples = styled.div`
  padding-top: ${space.xl};
`;
const Voice = styled.figure`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  padding-top: ${space.xl};
  border-top: 4px solid ${color.ink};
  &:not(:first-child) {
    border-top: 1px solid ${color.lineControl};
  }
  blockquote {
    font-size: ${text.lg};
    line-height: 1.5;
  }
  figcaption {
    display: flex;
    gap: ${space.md};
    align-items: center;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.4;
  }
  strong {
    display: block;
    color: ${color.ink};
    font: ${weight.strong} 1rem / 1.3 ${font.sign};
  }
`;
const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.md};
  font: ${weight.heavy} 1.0625rem / 1 ${font.sign};
`;

/** Testimonials of three partners. */
export function Testimonials() {
  return (
    <Section labelledBy="voices-title">
      <Title id="voices-title">From people who bid for a living</Title>
      <Voices>
        {partnerTestimonials.map((testimonial) => (
          <Said key={testimonial.name} testimonial={testimonial} />
        ))}
      </Voices>
      <Samples>
        <SampleNote records={partnerTestimonials} what="people and quotes" />
      </Samples>
    </Section>
  );
}

function Said({ testimonial: { name, title, organization, quote } }: { testimonial: Testimonial }) {
  return (
    <Voice>
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        <Initials data-ground="lane" aria-hidden="true">
          {initialsOf(name)}
        </Initials>
        <span>
          <strong>{name}</strong>
          {title}, {organization}
        </span>
      </figcaption>
    </Voice>
  );
}
