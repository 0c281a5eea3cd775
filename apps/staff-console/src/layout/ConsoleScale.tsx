import { createGlobalStyle } from 'styled-components';
import { denseScale } from '@workspace/ui/theme/dense-scale.ts';
import { bottomBarHeight } from './navigation-style.ts';

/** The console's sizes, on the body, so that toasts have them too. The focus scrolls to a place above the phone's bar. */
export const ConsoleScale = createGlobalStyle`
  @media (max-width: 59.99rem) {
    html {
      scroll-padding-bottom: ${bottomBarHeight};
    }
  }
  html body {
    ${denseScale}
    font-size: var(--text-md);
    line-height: 1.45;
    @media (max-width: 59.99rem) {
      --toast-bottom: ${bottomBarHeight};
    }
  }
`;
