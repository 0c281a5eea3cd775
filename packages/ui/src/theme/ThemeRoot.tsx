import { createGlobalStyle } from 'styled-components';
import { fontFaces } from './font-faces.ts';
import { GlobalStyle } from './GlobalStyle.tsx';

const Faces = createGlobalStyle`${fontFaces}`;

/**
 * All global styles, once at the root of an application: the font of headings, the color schemes, the bare elements.
 * The document itself loads the other fonts (`deferredFontFaces`).
 */
export function ThemeRoot() {
  return (
    <>
      <Faces />
      <GlobalStyle />
    </>
  );
}
