import { styled } from 'styled-components';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { PortraitTestimonial } from '../../../content/service-records.ts';
import { initialsOf } from '../../../content/testimonial.ts';

const Figure = styled.figure`
  display: grid;
  gap: ${space.xl};
  align-content: space-between;
  blockquote {
    font: ${weight.medium} ${text.xl} / 1.4 ${font.sign};
    text-wrap: pretty;
  }
  &[data-size='large'] blockquote {
    font-size: clamp(1.375rem, 1.1rem + 1.3vw, 2rem);
    line-height: 1.28;
    letter-spacing: -0.008em;
  }
`;
const Person = styled.figcaption`
  display: grid;
  grid-template-columns: 3rem 1fr;
  gap: ${space.md};
  align-items: center;
  font-size: ${text.sm};
  line-height: 1.4;
  strong {
    display: block;
    font: ${weight.strong} 1rem / 1.3 ${font.sign};
  }
  span {
    color: ${color.inkSoft};
  }
  > :first-child {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 2px solid ${color.inkSoft};
    border-radius: ${radius.md};
    color: ${color.ink};
    font: ${weight.heavy} 1.0625rem / 1 ${font.sign};
    object-fit: cover;
  }
`;

/** A quote with its speaker; initials replace the photograph of a sample person. */
export function Quote({
  testimonial,
  size = 'regular',
}: {
  testimonial: PortraitTestimonial;
  size?: 'regular' | 'large';
}) {
  return (
    <Figure data-size={size}>
      <blockquote>
        <p>“{testimonial.quote}”</p>
      </blockquote>
      <Person>
        {testimonial.isSample ? (
          <span aria-hidden="true">{initialsOf(testimonial.name)}</span>
        ) : (
          <img src={testimonial.image} alt="" width="48" height="48" loading="lazy" />
        )}
        <div>
          <strong>{testimonial.name}</strong>
          <span>
            {testimonial.title}, {testimonial.organization}
          </span>
        </div>
      </Person>
    </Figure>
  );
}
