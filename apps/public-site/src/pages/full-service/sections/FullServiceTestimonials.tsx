import { styled } from 'styled-components';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, media, space } from '@workspace/ui/theme/tokens.ts';
import { fullServiceTestimonials } from '../../../../content/service-testimonials.ts';
import { Section } from '../../../layout/Section.tsx';
import { Quote } from '../../services/Quote.tsx';
import { SampleNote } from '../../services/SampleNote.tsx';

const dashes = `${color.lane} 0 2.25rem, transparent 2.25rem 4.5rem`;
// Two lanes with the dashed line between them.
const Lanes = styled.div`
  display: grid;
  gap: 4.5rem;
  padding-bottom: ${space.xxl};
  > :nth-child(2) {
    position: relative;
    &::before {
      content: '';
      position: absolute;
      inset: -2.25rem 0 auto;
      height: 4px;
      background: repeating-linear-gradient(90deg, ${dashes});
    }
  }
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: 7rem;
    > :nth-child(2)::before {
      inset: 0 auto 0 calc(-3.5rem - 2px);
      width: 4px;
      height: auto;
      background: repeating-linear-gradient(${dashes});
    }
  }
`;

/** Testimonials of two customers side by side. */
export function FullServiceTestimonials() {
  return (
    <Section labelledBy="said-title" ground="asphalt">
      <VisuallyHidden as="h2" id="said-title">
        What cities say that we drive for
      </VisuallyHidden>
      <Lanes>
        {fullServiceTestimonials.map((testimonial) => (
          <Quote key={testimonial.name} testimonial={testimonial} size="large" />
        ))}
      </Lanes>
      <SampleNote records={fullServiceTestimonials} what="testimonials" />
    </Section>
  );
}
