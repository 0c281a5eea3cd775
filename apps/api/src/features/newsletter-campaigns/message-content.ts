import { brand } from '@workspace/contracts/brand';

/** A post as a message shows it. */
export interface PostInMail {
  title: string;
  excerpt: string;
  category: string;
  readTime: string;
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
}

/** Why somebody gets it, for the footer of both parts. */
export const whyYou = (listName: string): string =>
  `${brand.legalName} sends you this because you are on its list “${listName}”.`;
