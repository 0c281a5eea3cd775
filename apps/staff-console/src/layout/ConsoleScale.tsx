import { createGlobalStyle } from 'styled-components';
import { denseScale } from '@workspace/ui/theme/dense-scale.ts';
import { bottomBarHeight } from './navigation-style.ts';

/** The console's sizes. On the body, so that toasts have them too. */
export const ConsoleScale = createGlobalStyle`
  html body {
    ${denseScale}
    font-size: var(--text-md);
    line-height: 1.45;
    @media (max-width: 59.99rem) {
      --toast-bottom: ${bottomBarHeight};
    }
  }
`;
