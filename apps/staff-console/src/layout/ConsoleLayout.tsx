import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { ConsoleScale } from './ConsoleScale.tsx';
import { bottomBarHeight } from './navigation-style.ts';
import { OpenedPage } from './OpenedPage.tsx';
import { PhoneNavigation } from './PhoneNavigation.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { useCollapsed } from './use-collapsed.ts';
import { useConsoleDialogs } from './use-console-dialogs.tsx';
import { useCurrentPlace } from './use-current-place.ts';
import { useLists } from './use-lists.ts';
import { useWaitingCounts, WaitingCounts } from './use-waiting-counts.ts';

const Frame = styled.div`
  min-height: 100vh;
  ${media.desktop} {
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
    &[data-collapsed] {
      grid-template-columns: 3.5rem minmax(0, 1fr);
    }
  }
`;
const Skip = styled.a`
  position: fixed;
  top: ${space.sm};
  left: ${space.sm};
  z-index: 20;
  padding: ${space.sm} ${space.lg};
  border-radius: ${radius.md};
  background-color: ${color.lane};
  color: ${color.onLane};
  font: ${weight.strong} ${text.sm} / 1.4 ${font.sign};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
const Side = styled.div`
  background-color: ${color.ground};
  color: ${color.ink};
`;
const Content = styled.main`
  min-width: 0;
  --page-top: ${space.lg};
  --page-side: ${space.lg};
  --page-bottom: calc(${bottomBarHeight} + ${space.xl});
  padding: var(--page-top) var(--page-side) var(--page-bottom);
  ${media.desktop} {
    --page-top: 1.125rem;
    --page-side: 1.75rem;
    --page-bottom: ${space.xxl};
  }
`;

const pageId = 'page';

/** The console's frame: navigation, the signed-in user, and the page. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  const [isCollapsed, toggle] = useCollapsed();
  const isCurrent = useCurrentPlace();
  // The editor has its own bar at the lower edge of a phone.
  const isWriting = isCurrent({ page: 'blog/new', also: ['blog/edit'] });
  const { dialog, ...keys } = useConsoleDialogs();
  useLists();
  const counts = useWaitingCounts();
  return (
    <WaitingCounts value={counts}>
      <Frame data-collapsed={isCollapsed || undefined}>
        <ConsoleScale />
        <Skip href={`#${pageId}`} onClick={focusPage}>
          Skip to the page
        </Skip>
        <Side data-ground="asphalt">
          <SideNavigation isCollapsed={isCollapsed} onCollapse={toggle} {...keys} />
        </Side>
        <Content id={pageId} tabIndex={-1}>
          {children}
        </Content>
        <OpenedPage pageId={pageId} />
        {!isWriting && <PhoneNavigation {...keys} />}
        {dialog}
      </Frame>
    </WaitingCounts>
  );
}

/** Moves the focus without a new address, which the router and the question about unsaved work would take for a page. */
function focusPage(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(pageId)?.focus();
}
