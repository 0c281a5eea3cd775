import { styled } from 'styled-components';
import { color, media, space } from '@workspace/ui/theme/tokens.ts';

/** A sheet of the field book: inputs on paper on the left, the answer on asphalt on the right. */
export const Board = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 2px solid ${color.ink};
  background-color: ${color.ground};
  box-shadow: 12px 12px 0 ${color.groundAlt};
  [data-tone='alt'] & {
    box-shadow: 12px 12px 0 ${color.line};
  }
  ${media.desktop} {
    grid-template-columns: minmax(18rem, 1fr) minmax(0, 1.7fr);
  }
  &[hidden] {
    display: none;
  }
  /* On paper the answer follows the values of the form, and both flow to the next page. */
  @media print {
    display: block;
    box-decoration-break: clone;
    box-shadow: none !important;
    /* A form that is not printed leaves no room. */
    > :has(> form:not([data-print='keep'])) {
      display: none;
    }
    form {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** One side of a board. */
export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  align-content: start;
  padding: clamp(1.25rem, 3vw, 2rem);
  @media print {
    gap: ${space.md};
    padding-block: ${space.md};
  }
`;
