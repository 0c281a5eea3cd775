import { createGlobalStyle } from 'styled-components';
import { fontFaces } from './font-faces.ts';
import { GlobalStyle } from './GlobalStyle.tsx';

const Faces = createGlobalStyle`${fontFaces}`;

/** Everything global, once at the root of an application: the faces, the schemes, the bare elements. */
export function ThemeRoot() {
  return (
    <>
      <Faces />
      <GlobalStyle />
    </>
  );
}
