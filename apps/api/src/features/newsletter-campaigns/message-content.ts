import { brand } from '@workspace/contracts/brand';

/** A post as a message shows it. */
export interface PostInMail {
  title: string;
  excerpt: string;
  category: string;
  readTime: string;
  slug: string;
  url: string;
}

/** Everything of a message that is the same for all. */
export interface MessageContent {
  subject: string;
  posts: PostInMail[];
  /** The list's name, as the footer says why somebody gets this. */
  listName: string;
  siteUrl: string;
  postalAddress: string;
  /** Whether links to articles are counted. */
  tracksClicks: boolean;
}

/** Why somebody gets it, for the footer of both parts. */
export const whyYou = (listName: string): string =>
  `${brand.legalName} sends you this because you are on its list “${listName}”.`;

/** What readers are told where links are counted, for the footer of both parts. */
export const countedParts = 'The links to our articles are counted: we see which of them were opened from this letter.';
