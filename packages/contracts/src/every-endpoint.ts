import * as aiDrafts from './ai-drafts.ts';
import * as apiKeys from './api-keys.ts';
import * as auditLog from './audit-log.ts';
import * as auth from './auth.ts';
import * as blogPostAutosaves from './blog-post-autosaves.ts';
import * as blogPostComments from './blog-post-comments.ts';
import * as blogPostNeighbors from './blog-post-neighbors.ts';
import * as blogPostPreviews from './blog-post-previews.ts';
import * as blogPostVersions from './blog-post-versions.ts';
import * as blogPostViews from './blog-post-views.ts';
import * as blogPosts from './blog-posts.ts';
import * as campaignAbTests from './campaign-ab-tests.ts';
import * as campaignPreflight from './campaign-preflight.ts';
import * as campaignPreviews from './campaign-previews.ts';
import * as campaignSending from './campaign-sending.ts';
import * as claimChecks from './claim-checks.ts';
import * as consents from './consents.ts';
import * as contactReplies from './contact-replies.ts';
import * as contactThreads from './contact-threads.ts';
import * as contacts from './contacts.ts';
import * as domainCheck from './domain-check.ts';
import * as draftHistory from './draft-history.ts';
import * as emailListSubscribers from './email-list-subscribers.ts';
import * as emailLists from './email-lists.ts';
import type { Endpoint } from './endpoint/define-endpoint.ts';
import * as images from './images.ts';
import * as linkChecks from './link-checks.ts';
import * as linkPreviews from './link-previews.ts';
import * as linkedinConnection from './linkedin-connection.ts';
import * as linkedinPosts from './linkedin-posts.ts';
import * as listDigests from './list-digests.ts';
import * as mailEvents from './mail-events.ts';
import * as mailPreferences from './mail-preferences.ts';
import * as mailProviders from './mail-providers.ts';
import * as suppressions from './suppressions.ts';
import * as managedPosts from './managed-posts.ts';
import * as newsletter from './newsletter.ts';
import * as newsletterCampaigns from './newsletter-campaigns.ts';
import * as newsletterClicks from './newsletter-clicks.ts';
import * as newsletterDeliveries from './newsletter-deliveries.ts';
import * as newsletterIssues from './newsletter-issues.ts';
import * as openapi from './openapi.ts';
import * as overview from './overview.ts';
import * as pendingSignUps from './pending-sign-ups.ts';
import * as personalData from './personal-data.ts';
import * as redirects from './redirects.ts';
import * as retention from './retention.ts';
import * as segments from './segments.ts';
import * as sequences from './sequences.ts';
import * as sessions from './sessions.ts';
import * as replyTemplates from './reply-templates.ts';
import * as staff from './staff.ts';
import * as subscriberFields from './subscriber-fields.ts';
import * as subscriberImports from './subscriber-imports.ts';
import * as unsavedTexts from './unsaved-texts.ts';
import * as webhooks from './webhooks.ts';

/** Every file of the contract by its resource: read by the test of all endpoints, the access table and OpenAPI. */
export const everyResource = {
  aiDrafts,
  apiKeys,
  auditLog,
  auth,
  blogPosts,
  blogPostAutosaves,
  blogPostComments,
  blogPostNeighbors,
  blogPostPreviews,
  blogPostVersions,
  blogPostViews,
  campaignAbTests,
  campaignPreviews,
  claimChecks,
  consents,
  contactReplies,
  contactThreads,
  contacts,
  domainCheck,
  draftHistory,
  emailLists,
  emailListSubscribers,
  images,
  linkChecks,
  linkPreviews,
  linkedinConnection,
  linkedinPosts,
  listDigests,
  mailEvents,
  mailPreferences,
  mailProviders,
  suppressions,
  managedPosts,
  newsletter,
  newsletterCampaigns,
  campaignPreflight,
  campaignSending,
  newsletterClicks,
  newsletterDeliveries,
  newsletterIssues,
  openapi,
  overview,
  pendingSignUps,
  personalData,
  redirects,
  retention,
  segments,
  sequences,
  sessions,
  replyTemplates,
  staff,
  subscriberFields,
  subscriberImports,
  unsavedTexts,
  webhooks,
};

/** Returns true when an export of a resource's file is an endpoint rather than a schema or a constant. */
export function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** All endpoints with the names of their exports. */
export const everyEndpoint: readonly (Endpoint & { name: string })[] = Object.values(everyResource).flatMap(
  (resource) => Object.entries(resource).flatMap(([name, value]) => (isEndpoint(value) ? [{ ...value, name }] : [])),
);
