/**
 * When the browser hydrates an island: as soon as the page has loaded; on the first touch, key or focus in it; or at
 * once for a browser that has signed in, or stored bookmarks, and otherwise on touch.
 */
export type When = 'at-once' | 'touched' | 'signed-in' | 'bookmarked';
