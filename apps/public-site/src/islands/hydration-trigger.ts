/**
 * When the browser hydrates an island. `eager`: as soon as the page has loaded. `on-interaction`: on the first pointer,
 * key or focus event in it. `preloaded`: the same, with most of the code loaded before. `approached`: the same, and when
 * a pointer comes over it. `when-signed-in` and
 * `when-bookmarked`: eagerly for a browser that has signed in, or stored bookmarks, and otherwise on interaction.
 */
export type HydrationTrigger =
  | 'eager'
  | 'on-interaction'
  | 'preloaded'
  | 'approached'
  | 'when-signed-in'
  | 'when-bookmarked';
