import { styled } from 'styled-components';
import { ValueDrawing } from '@workspace/ui/road/ValueDrawing';
import { color, radius, space } from '@workspace/ui/theme/tokens.ts';
import type { CardFigure } from '../../articles/card-figure.ts';

// As high as a cover, and higher only for a drawing in its row that needs it.
const Frame = styled.div`
  display: grid;
  place-self: stretch;
  align-items: center;
  min-width: 0;
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  aspect-ratio: 16 / 9;
  container-type: inline-size;
  overflow: clip;
  /* A drawing without one has a height of its own. */
  svg[viewBox] {
    max-height: calc(56.25cqw - ${space.lg});
  }
  /* The whole street. */
  figure {
    justify-self: center;
    height: calc(56.25cqw - ${space.lg});
    aspect-ratio: 8 / 5;
  }
  /* The whole truck, also on a phone. */
  svg[viewBox^='0 0 940'] {
    height: auto;
    aspect-ratio: 940 / 360;
  }
  /* Wide drawings lose their labels, which would be below 8 px, with their plates and pointers. */
  svg:is([viewBox^='0 0 620'], [viewBox^='0 0 9']) :is(text, [data-at], [data-number]),
  figcaption {
    display: none;
  }
`;

/** The drawing of a card; decorative, since the article has it with its text. */
export function CardDrawing({ figure }: { figure: Exclude<CardFigure, { image: unknown }> }) {
  return (
    <Frame aria-hidden="true">
      {'values' in figure ? <ValueDrawing values={figure.values} isBrief /> : <figure.Drawing />}
    </Frame>
  );
}
