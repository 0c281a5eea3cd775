/**
 * When the browser hydrates an island: as soon as the page has loaded; on the first touch, key or focus in it; on
 * touch, with most of the code loaded before, for the island that a page is about; or at once for a browser that has
 * signed in, or stored bookmarks, and otherwise on touch.
 */
export type When = 'at-once' | 'touched' | 'soon' | 'signed-in' | 'bookmarked';
