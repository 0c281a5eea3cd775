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
`;
