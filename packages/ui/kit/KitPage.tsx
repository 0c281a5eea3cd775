import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { darkScheme, lightScheme } from '../src/theme/scheme.ts';
import { deferredFontFaces, fontFaces } from '../src/theme/font-faces.ts';
import { GlobalStyle } from '../src/theme/GlobalStyle.tsx';
import { color, font, media, space, text, weight } from '../src/theme/tokens.ts';
import { components } from './components.tsx';
import { dense } from './dense.tsx';
import { drawings } from './drawings.tsx';

const schemes = { light: lightScheme, dark: darkScheme };

const Page = styled.div`
  display: grid;
  ${media.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;
const Contents = styled.nav`
  padding: ${space.xl};
  font: ${weight.medium} ${text.sm} / 1.7 ${font.sign};
  ul {
    padding-bottom: ${space.lg};
    columns: 2;
    list-style: none;
  }
  ${media.desktop} {
    position: sticky;
    top: 0;
    height: 100dvh;
    overflow-y: auto;
    ul {
      columns: 1;
    }
  }
  a {
    color: ${color.ink};
  }
`;
const Main = styled.main`
  padding: ${space.xl} ${space.gutter} ${space.xxl};
`;
const Group = styled.section`
  padding-top: ${space.xxl};
  > h3 {
    padding-bottom: ${space.md};
  }
`;
const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.roomy} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Pane = styled.div<{ $scheme: keyof typeof schemes }>`
  ${({ $scheme }) => css`
    ${lightScheme}
    ${schemes[$scheme]}
  `}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${space.xl};
  align-content: start;
  padding: ${space.xl};
  border: 1px solid ${color.line};
  background-color: ${color.ground};
  color: ${color.ink};
`;

type Shows = Readonly<Record<string, () => ReactNode>>;
const rooms: Readonly<Record<string, Shows>> = { Components: components, Console: dense, Drawings: drawings };

function Shown({ name, Show }: { name: string; Show: () => ReactNode }) {
  return (
    <Group id={name} aria-labelledby={`${name}-name`}>
      <h3 id={`${name}-name`}>{name}</h3>
      <Panes>
        {(Object.keys(schemes) as (keyof typeof schemes)[]).map((scheme) => (
          <Pane key={scheme} $scheme={scheme} role="group" aria-label={`${name}, ${scheme}`}>
            <Show />
          </Pane>
        ))}
      </Panes>
    </Group>
  );
}

/** Every component and drawing in every state, light beside dark, for developers. */
export function KitPage() {
  return (
    <>
      <GlobalStyle />
      <style>{fontFaces + deferredFontFaces}</style>
      <Page>
        <Contents aria-label="Contents">
          {Object.entries(rooms).map(([room, shows]) => (
            <div key={room}>
              <p>{room}</p>
              <ul>
                {Object.keys(shows).map((name) => (
                  <li key={name}>
                    <a href={`#${name}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Contents>
        <Main>
          <h1>The kit</h1>
          {Object.entries(rooms).map(([room, shows]) => (
            <Group key={room}>
              <h2>{room}</h2>
              {Object.entries(shows).map(([name, Show]) => (
                <Shown key={name} name={name} Show={Show} />
              ))}
            </Group>
          ))}
        </Main>
      </Page>
    </>
  );
}
