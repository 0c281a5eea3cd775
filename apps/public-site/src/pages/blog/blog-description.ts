/** Description of the blog for search engines and feed readers. */
export const blogDescription =
  'Articles for city engineers and public works directors on road assessment, its cost, and maintenance in time.';
