import { handleHeaderMenus } from './header-menus.ts';
import { ignoreSkippedTransitions } from './ignore-skipped-transitions.ts';
import { replayPresses } from './replay-presses.ts';
import { showLaterFaces } from './later-faces.ts';
import { wantIslands, type IslandCode } from './want-islands.ts';
import { whenIdle } from './when-idle.ts';
import { whenShown } from './when-shown.ts';
import { reportView } from './report-view.ts';

/**
 * Starts a page: reading needs no script, so the code of islands loads when the first of them is wanted. */
export function startPage(code: IslandCode): void {
  ignoreSkippedTransitions();
  handleHeaderMenus();
  replayPresses();
  whenIdle(showLaterFaces);
  // A page that the browser prepares for a click that never comes counts no view and runs no island.
  whenShown(() => {
    wantIslands(code);
    reportView();
  });
}
