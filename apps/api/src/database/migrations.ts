import { Migration20261121FirstTables } from './migrations/20261121-first-tables.ts';
import { Migration20261122ContactsAndNewsletter } from './migrations/20261122-contacts-and-newsletter.ts';
import { Migration20261123BlogPosts } from './migrations/20261123-blog-posts.ts';
import { Migration20261124EmailLists } from './migrations/20261124-email-lists.ts';
import { Migration20261124PostsFoundQuickly } from './migrations/20261124-posts-found-quickly.ts';
import { Migration20261125SubscriberImports } from './migrations/20261125-subscriber-imports.ts';
import { Migration20261126NewsletterCampaigns } from './migrations/20261126-newsletter-campaigns.ts';
import { Migration20261127NewsletterClicks } from './migrations/20261127-newsletter-clicks.ts';
import { Migration20261128Linkedin } from './migrations/20261128-linkedin.ts';
import { Migration20261129AiDrafts } from './migrations/20261129-ai-drafts.ts';
import { Migration20261130PausesOfCampaigns } from './migrations/20261130-pauses-of-campaigns.ts';
import { Migration20261201LinkedinChoice } from './migrations/20261201-linkedin-choice.ts';
import { Migration20261202NewsletterSubmissions } from './migrations/20261202-newsletter-submissions.ts';
import { Migration20261203TagsNamedNull } from './migrations/20261203-tags-named-null.ts';
import { Migration20261204WhoAnswered } from './migrations/20261204-who-answered.ts';
import { Migration20261205ListsInTrash } from './migrations/20261205-lists-in-trash.ts';
import { Migration20261205PostsCounted } from './migrations/20261205-posts-counted.ts';
import { Migration20261205StaffUnsubscribe } from './migrations/20261205-staff-unsubscribe.ts';
import { Migration20261205SubscribersFoundInside } from './migrations/20261205-subscribers-found-inside.ts';
import { Migration20261206AgreementsGiven } from './migrations/20261206-agreements-given.ts';
import { Migration20261207SentencesOfDrafts } from './migrations/20261207-sentences-of-drafts.ts';
import { Migration20261208Images } from './migrations/20261208-images.ts';

/** All migrations, in order. Names never change once released. */
export const migrations = [
  { name: '20261121-first-tables', class: Migration20261121FirstTables },
  { name: '20261122-contacts-and-newsletter', class: Migration20261122ContactsAndNewsletter },
  { name: '20261123-blog-posts', class: Migration20261123BlogPosts },
  { name: '20261124-email-lists', class: Migration20261124EmailLists },
  { name: '20261124-posts-found-quickly', class: Migration20261124PostsFoundQuickly },
  { name: '20261125-subscriber-imports', class: Migration20261125SubscriberImports },
  { name: '20261126-newsletter-campaigns', class: Migration20261126NewsletterCampaigns },
  { name: '20261127-newsletter-clicks', class: Migration20261127NewsletterClicks },
  { name: '20261128-linkedin', class: Migration20261128Linkedin },
  { name: '20261129-ai-drafts', class: Migration20261129AiDrafts },
  { name: '20261130-pauses-of-campaigns', class: Migration20261130PausesOfCampaigns },
  { name: '20261201-linkedin-choice', class: Migration20261201LinkedinChoice },
  { name: '20261202-newsletter-submissions', class: Migration20261202NewsletterSubmissions },
  { name: '20261203-tags-named-null', class: Migration20261203TagsNamedNull },
  { name: '20261204-who-answered', class: Migration20261204WhoAnswered },
  { name: '20261205-lists-in-trash', class: Migration20261205ListsInTrash },
  { name: '20261205-posts-counted', class: Migration20261205PostsCounted },
  { name: '20261205-staff-unsubscribe', class: Migration20261205StaffUnsubscribe },
  { name: '20261205-subscribers-found-inside', class: Migration20261205SubscribersFoundInside },
  { name: '20261206-agreements-given', class: Migration20261206AgreementsGiven },
  { name: '20261207-sentences-of-drafts', class: Migration20261207SentencesOfDrafts },
  { name: '20261208-images', class: Migration20261208Images },
];
