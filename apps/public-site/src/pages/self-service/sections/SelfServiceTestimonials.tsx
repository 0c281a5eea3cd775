import { styled } from 'styled-components';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, media, space } from '@workspace/ui/theme/tokens.ts';
import { selfServiceTestimonials } from '../../../../content/service-testimonials.ts';
import { Section } from '../../../layout/Section.tsx';
import { Quote } from '../../services/Quote.tsx';
import { SampleNote } from '../../services/SampleNote.tsx';

const Pair = styled.div`
  display: grid;
  gap: ${space.xxl};
  padding-bottom: ${space.xl};
  > :nth-child(2) {
    padding-top: ${space.xxl};
    border-top: 2px solid ${color.ink};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
    gap: 4rem;
    > :nth-child(2) {
      padding: 0 0 0 ${space.xl};
      border: 0;
      border-left: 4px solid ${color.lane};
    }
  }
`;

/** Testimonials of two customers, the first one larger. */
export function SelfServiceTestimonials() {
  return (
    <Section labelledBy="words-title" tone="alt">
      <VisuallyHidden as="h2" id="words-title">
        What city crews say
      </VisuallyHidden>
      <Pair>
        {selfServiceTestimonials.map((testimonial, index) => (
          <Quote key={testimonial.name} testimonial={testimonial} size={index === 0 ? 'large' : 'regular'} />
        ))}
      </Pair>
      <SampleNote records={selfServiceTestimonials} what="quotes" />
    </Section>
  );
}
