/** Paths for people only. Each state of the lab is an address, and each costs a computation. */
const closed = ['/cms', '/api', '/r/', '/lab?', '/lab/packet.pdf'];
/** Bots that obey robots.txt when they fetch the preview of a link in a post: they load one state of the lab. */
const previewBots = ['LinkedInBot', 'Twitterbot'];
const closedToPreviews = closed.filter((path) => path !== '/lab?');

/** Renders robots.txt. A bot obeys the group of its name alone, and without one that of all. */
export const renderRobots = (origin: string): string =>
  [groupOf(['*'], closed), groupOf(previewBots, closedToPreviews), `Sitemap: ${origin}/sitemap.xml\n`].join('\n');

const groupOf = (bots: readonly string[], paths: readonly string[]): string =>
  [...bots.map((bot) => `User-agent: ${bot}\n`), ...paths.map((path) => `Disallow: ${path}\n`)].join('');
