import { styled } from 'styled-components';
import { color, measure, media, space, text } from '@workspace/ui/theme/tokens.ts';

/** The title of a newsletter page, and the line below it. */
export const Opening = styled.header`
  display: grid;
  gap: ${space.lg};
  max-width: calc(56rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter} ${space.lg};
  overflow-wrap: anywhere;
  ${media.desktop} {
    padding-top: 4.5rem;
  }
  h1 {
    font-size: clamp(2rem, 1.5rem + 2.4vw, 3.25rem);
  }
  p {
    max-width: ${measure.text};
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;

/** The content below it. */
export const Below = styled.div`
  max-width: calc(56rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding: 0 ${space.gutter} ${space.section};
`;
