import { handleHeaderMenus } from './header-menus.ts';
import { handlePageTransitions } from './page-transitions.ts';
import { playVideos } from './play-videos.ts';
import { replayPresses } from './replay-presses.ts';
import { loadDeferredFonts } from './deferred-fonts.ts';
import { scheduleHydration, type IslandCode } from './schedule-hydration.ts';
import { startSpeculation } from './speculation-rules.ts';
import { whenIdle } from './when-idle.ts';
import { whenActivated } from './when-activated.ts';
import { reportView } from './report-view.ts';

/**
 * Starts a page: reading needs no script, so the code of islands loads when the first of them is requested.
 */
export function startPage(code: IslandCode): void {
  handlePageTransitions();
  handleHeaderMenus();
  replayPresses();
  playVideos();
  whenIdle(() => void loadDeferredFonts());
  whenIdle(startSpeculation);
  scheduleHydration(code);
  // A page that the browser prepares for a click that never comes counts no view.
  whenActivated(reportView);
}
