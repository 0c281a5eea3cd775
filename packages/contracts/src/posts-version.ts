/**
 * Header from the site to the API with the posts version that the site knows. The API reads from a database that has
 * reached it, so that a page rendered after a change is never older than the change.
 */
export const postsVersionHeader = 'x-posts-version';
