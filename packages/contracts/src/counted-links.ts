/** Returns the target of a counted link. The link itself contains the slug, so the redirect works during any outage. */
export const articleOf = (slug: string): string => `/blog/${slug}`;

/** Returns the path of a counted link on the site: the reader's encrypted token, and the article. */
export const countedLink = (token: string, slug: string): string => `/r/${token}/${slug}`;

/** Returns the path of a counted link of a text or a button: its number in the campaign stands for the address. */
export const countedBlockLink = (token: string, number: number): string => `/r/${token}/${blockLinkKey(number)}`;

/** Returns the name of such a link among those of a campaign; a slug has no slash. */
export const blockLinkKey = (number: number): string => `links/${number}`;
