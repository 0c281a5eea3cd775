import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** One feature: text and a drawing side by side, the text narrow. */
export const FeatureSplit = styled.div`
  display: grid;
  gap: ${space.xxl};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
    gap: 4.5rem;
    &[data-drawing='first'] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
      > :first-child {
        order: 2;
      }
    }
  }
`;

/** Heading and text of a feature. */
export const FeatureText = styled.div`
  display: grid;
  gap: ${space.lg};
  > p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  > a {
    justify-self: start;
    color: ${color.link};
    font: ${weight.strong} 1rem / 1.4 ${font.sign};
    text-underline-offset: 0.2em;
  }
`;
