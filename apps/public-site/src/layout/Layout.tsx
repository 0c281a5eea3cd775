import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { color, font, space, weight } from '@workspace/ui/theme/tokens.ts';
import { Header } from './Header.tsx';
import { headerHeight } from './header-height.ts';
import { Footer } from './Footer.tsx';

const SkipLink = styled.a`
  position: fixed;
  z-index: 20;
  top: ${space.sm};
  left: ${space.sm};
  padding: ${space.md} ${space.lg};
  background-color: ${color.lane};
  color: ${color.onLane};
  font: ${weight.strong} 1rem / 1.2 ${font.sign};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100svh;
  padding-top: ${headerHeight};
  @media print {
    display: block;
    padding-top: 0;
    &::before {
      content: '${brand.name} · ${brand.contactEmail}';
      display: block;
      padding-bottom: ${space.sm};
      border-bottom: 1px solid ${color.line};
      font: ${weight.strong} 1rem / 1.2 ${font.text};
    }
  }
`;
const Main = styled.main`
  flex: 1 0 auto;
`;

/** Header, the page's main content, footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <SkipLink href="#content" data-print="hide">
        Skip to content
      </SkipLink>
      <Header />
      <Main id="content" tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Frame>
  );
}
