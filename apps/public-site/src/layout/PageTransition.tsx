import { createGlobalStyle } from 'styled-components';
import { media } from '@workspace/ui/theme/tokens.ts';

/** The browser fades from one page to the next, unless the reader prefers less motion. A press meanwhile counts. */
export const PageTransition = createGlobalStyle`
  @view-transition {
    navigation: auto;
  }
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-old(root), ::view-transition-new(root) {
    animation-duration: 120ms;
  }
  ${media.calm} {
    @view-transition {
      navigation: none;
    }
  }
`;
