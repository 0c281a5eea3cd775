import { styled } from 'styled-components';
import { color, measure, space, text } from '@workspace/ui/theme/tokens.ts';

/** The heading and introduction of a section, above its content. */
export const SectionText = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: ${measure.text};
  margin-bottom: ${space.xxl};
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  /* Rows of a grid ignore a heading's break-after. */
  @media print {
    display: block;
    break-inside: avoid;
    break-after: avoid;
    margin-bottom: ${space.xl};
    > * + * {
      margin-top: ${space.sm};
    }
  }
`;
