import { brand } from '@workspace/contracts/brand';

/** A picture in a message: its absolute address, its size in CSS pixels, and its alt text. */
export interface PictureInMail {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A post in a message. */
export interface PostInMail {
  title: string;
  excerpt: string;
  category: string;
  readTime: string;
  slug: string;
  url: string;
  cover?: PictureInMail | undefined;
}

/** The content of a message that is the same for all recipients. */
export interface MessageContent {
  subject: string;
  posts: PostInMail[];
  /** The list's name, for the reason in the footer. */
  listName: string;
  siteUrl: string;
  postalAddress: string;
  /** True when links to articles are counted. */
  tracksClicks: boolean;
}

/** Returns the reason for receiving the email, for the footer of the HTML and of the text. */
export const subscriptionReason = (listName: string): string =>
  `${brand.legalName} sends you this because you are on its list “${listName}”.`;

/** The notice about counted links, for the footer of the HTML and of the text. */
export const clickTrackingNotice =
  'The links to our articles are counted: we see which of them were opened from this email.';
