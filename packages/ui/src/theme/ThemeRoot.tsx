import { createGlobalStyle } from 'styled-components';
import { fontFaces } from './font-faces.ts';
import { GlobalStyle } from './GlobalStyle.tsx';

const Faces = createGlobalStyle`${fontFaces}`;

/** Everything global, once at the root of an application: the face of headings, the schemes, the bare elements. The other faces are the document's to bring (`laterFaces`). */
export function ThemeRoot() {
  return (
    <>
      <Faces />
      <GlobalStyle />
    </>
  );
}
