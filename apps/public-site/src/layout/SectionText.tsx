import { styled } from 'styled-components';
import { color, measure, space, text } from '@workspace/ui/theme/tokens.ts';

/** The heading and the first words of a section, above what it shows. */
export const SectionText = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: ${measure.text};
  margin-bottom: ${space.xxl};
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
