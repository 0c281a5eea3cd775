import { styled } from 'styled-components';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, media, space } from '@workspace/ui/theme/tokens.ts';
import { whiteLabelTestimonials } from '../../../../content/service-testimonials.ts';
import { Section } from '../../../layout/Section.tsx';
import { Quote } from '../../services/Quote.tsx';
import { SampleNote } from '../../services/SampleNote.tsx';

// The second quote is on the other side of the page, like a reply to the first.
const Exchange = styled.div`
  display: grid;
  gap: ${space.xxl};
  padding-bottom: ${space.xl};
  > * {
    padding-top: ${space.xl};
    border-top: 2px solid ${color.ink};
  }
  ${media.desktop} {
    > * {
      width: min(100%, 46rem);
    }
    > :nth-child(2) {
      justify-self: end;
    }
  }
`;

/** Testimonials of two partners. */
export function WhiteLabelTestimonials() {
  return (
    <Section labelledBy="partners-title">
      <VisuallyHidden as="h2" id="partners-title">
        What partner firms say
      </VisuallyHidden>
      <Exchange>
        {whiteLabelTestimonials.map((testimonial) => (
          <Quote key={testimonial.name} testimonial={testimonial} size="large" />
        ))}
      </Exchange>
      <SampleNote records={whiteLabelTestimonials} what="statements" />
    </Section>
  );
}
