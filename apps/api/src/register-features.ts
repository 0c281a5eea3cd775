import { type FastifyInstance } from 'fastify';
import { secondsToUndo } from '@workspace/contracts/undo-publishing';
import { aiDraftsRoutes } from './features/ai-drafts/ai-drafts-routes.ts';
import { authRoutes } from './features/auth/auth-routes.ts';
import { blogPostAutosavesRoutes } from './features/blog-post-autosaves/blog-post-autosaves-routes.ts';
import { blogPostCommentsRoutes } from './features/blog-post-comments/blog-post-comments-routes.ts';
import { blogPostNeighborsRoutes } from './features/blog-post-neighbors/blog-post-neighbors-routes.ts';
import { blogPostPreviewsRoutes } from './features/blog-post-previews/blog-post-previews-routes.ts';
import { blogPostVersionsRoutes } from './features/blog-post-versions/blog-post-versions-routes.ts';
import { blogPostViewsRoutes } from './features/blog-post-views/blog-post-views-routes.ts';
import { blogPostsRoutes } from './features/blog-posts/blog-posts-routes.ts';
import { campaignAbTestsRoutes } from './features/campaign-ab-tests/campaign-ab-tests-routes.ts';
import { claimChecksRoutes } from './features/claim-checks/claim-checks-routes.ts';
import { consentsRoutes } from './features/consents/consents-routes.ts';
import { contactRepliesRoutes } from './features/contacts/contact-replies-routes.ts';
import { contactThreadsRoutes } from './features/contacts/contact-threads-routes.ts';
import { contactsRoutes } from './features/contacts/contacts-routes.ts';
import { domainCheckRoutes } from './features/domain-check/domain-check-routes.ts';
import { draftHistoryRoutes } from './features/draft-history/draft-history-routes.ts';
import { emailListSubscribersRoutes } from './features/email-list-subscribers/email-list-subscribers-routes.ts';
import { emailListsRoutes } from './features/email-lists/email-lists-routes.ts';
import { imagesRoutes } from './features/images/images-routes.ts';
import { linkChecksRoutes } from './features/link-checks/link-checks-routes.ts';
import { linkPreviewsRoutes } from './features/link-previews/link-previews-routes.ts';
import { linkedinConnectionRoutes } from './features/linkedin-connection/linkedin-connection-routes.ts';
import { linkedinPostsRoutes } from './features/linkedin-posts/linkedin-posts-routes.ts';
import { listDigestsRoutes } from './features/list-digests/list-digests-routes.ts';
import { mailEventsRoutes } from './features/mail-events/mail-events-routes.ts';
import { mailPreferencesRoutes } from './features/mail-preferences/mail-preferences-routes.ts';
import { mailProvidersRoutes } from './features/mail-providers/mail-providers-routes.ts';
import { withoutShaping } from './features/mail-providers/shaping.ts';
import { suppressionsRoutes } from './features/suppressions/suppressions-routes.ts';
import { newsletterCampaignsRoutes } from './features/newsletter-campaigns/newsletter-campaigns-routes.ts';
import { newsletterClicksRoutes } from './features/newsletter-clicks/newsletter-clicks-routes.ts';
import { newsletterDeliveriesRoutes } from './features/newsletter-deliveries/newsletter-deliveries-routes.ts';
import { newsletterIssuesRoutes } from './features/newsletter-issues/newsletter-issues-routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter-routes.ts';
import { overviewRoutes } from './features/overview/overview-routes.ts';
import { pendingSignUpsRoutes } from './features/pending-sign-ups/pending-sign-ups-routes.ts';
import { personalDataRoutes } from './features/personal-data/personal-data-routes.ts';
import { replyTemplatesRoutes } from './features/reply-templates/reply-templates-routes.ts';
import { redirectsRoutes } from './features/redirects/redirects-routes.ts';
import { retentionRoutes } from './features/retention/retention-routes.ts';
import { unsavedTextsRoutes } from './features/unsaved-texts/unsaved-texts-routes.ts';
import { segmentsRoutes } from './features/segments/segments-routes.ts';
import { sequencesRoutes } from './features/sequences/sequences-routes.ts';
import { subscriberFieldsRoutes } from './features/subscriber-fields/subscriber-fields-routes.ts';
import { subscriberImportsRoutes } from './features/subscriber-imports/subscriber-imports-routes.ts';
import type { FindPrincipal } from './http/access.ts';
import type { AppDeps } from './app-deps.ts';

/** Registers the routes of all resources. */
export function registerFeatures(app: FastifyInstance, deps: AppDeps, findPrincipal: FindPrincipal): void {
  const { orm, signInFlow, clock, enqueue, mailSettings, posting, model } = deps;
  const { imageStore, fetchFile, probeLink, visitorReads } = deps;
  const { publicOrigin, sessionSecrets } = deps.config;

  authRoutes(app, { signInFlow, publicOrigin, clock, sessionSecrets });
  blogPostsRoutes(app, {
    sessionSecrets,
    newEm: () => orm.em.fork(),
    clock,
    visitorReads,
    publishAt: (time) => enqueue('publish-due-posts', time),
    published: () => enqueue('sweep-linkedin', new Date(clock() + secondsToUndo * 1_000)),
  });
  imagesRoutes(app, { store: imageStore, fetchFile, enqueue: () => enqueue('make-image-files') });
  linkPreviewsRoutes(app, { fetchFile });
  blogPostAutosavesRoutes(app, { clock });
  blogPostCommentsRoutes(app, { clock });
  unsavedTextsRoutes(app, { clock });
  redirectsRoutes(app, { publicOrigin, probeLink });
  retentionRoutes(app, { newEm: () => orm.em.fork() });
  linkChecksRoutes(app, { publicOrigin, probeLink });
  blogPostNeighborsRoutes(app, { visitorReads });
  blogPostPreviewsRoutes(app, { clock });
  blogPostVersionsRoutes(app, { clock, sessionSecrets });
  blogPostViewsRoutes(app, { newEm: () => orm.em.fork(), clock, findPrincipal });
  registerContacts(app, deps);
  registerNewsletter(app, deps);
  linkedinConnectionRoutes(app, { linkedin: posting?.linkedin, newEm: () => orm.em.fork(), publicOrigin });
  linkedinPostsRoutes(app, { posting, reconcile: (at) => enqueue('sweep-linkedin', at) });
  aiDraftsRoutes(app, { settings: model, clock, sessionSecrets });
  draftHistoryRoutes(app);
  claimChecksRoutes(app, { clock });
  overviewRoutes(app, {
    clock,
    missing: { model: model.missing, newsletter: mailSettings.postalAddress ? [] : ['MAIL_POSTAL_ADDRESS'] },
  });
}

/** Registers the routes of consultation requests. */
function registerContacts(app: FastifyInstance, { config, clock, contactClock, enqueue, replies }: AppDeps): void {
  const { staffEmailDomains } = config;
  contactsRoutes(app, {
    enqueue: () => enqueue('send-contact-notices'),
    clock,
    contactClock,
    staffEmailDomains,
  });
  contactThreadsRoutes(app, { clock, staffEmailDomains, replies });
  contactRepliesRoutes(app, { clock, replies, enqueue: () => enqueue('send-contact-replies') });
  replyTemplatesRoutes(app, { clock });
}

/** Registers the routes of lists, campaigns and their emails. */
function registerNewsletter(app: FastifyInstance, deps: AppDeps): void {
  const { orm, clock, enqueue, mailSettings, submit, networkChecks, probeLink, mailEvents, imageStore } = deps;
  const reconcile = (at?: Date) => enqueue('sweep-newsletters', at);
  newsletterRoutes(app, { clock, storesIp: deps.consentStoresIp ?? false, enqueue });
  pendingSignUpsRoutes(app, { clock, linkSecrets: mailSettings.linkSecrets, enqueue });
  consentsRoutes(app);
  personalDataRoutes(app, { clock, store: imageStore });
  emailListsRoutes(app, { emptyTrash: () => enqueue('empty-trash') });
  listDigestsRoutes(app, { clock, zone: mailSettings.companyZone });
  emailListSubscribersRoutes(app, { orm });
  subscriberFieldsRoutes(app, { removeValues: () => enqueue('remove-field-values') });
  segmentsRoutes(app, { orm });
  suppressionsRoutes(app);
  subscriberImportsRoutes(app, { orm, enqueue: () => enqueue('tend-imports') });
  newsletterCampaignsRoutes(app, {
    settings: mailSettings,
    submit,
    networkChecks,
    shaping: deps.shaping,
    probeLink,
    reconcile,
    clock,
  });
  sequencesRoutes(app, { settings: mailSettings, advance: () => enqueue('advance-sequences'), clock });
  campaignAbTestsRoutes(app, { reconcile, clock });
  domainCheckRoutes(app, { settings: mailSettings, networkChecks });
  newsletterIssuesRoutes(app, { settings: mailSettings });
  newsletterDeliveriesRoutes(app, { store: imageStore, reconcile });
  newsletterClicksRoutes(app, { newEm: () => orm.em.fork(), settings: mailSettings, clock });
  mailPreferencesRoutes(app, mailSettings);
  mailProvidersRoutes(app, { shaping: deps.shaping ?? withoutShaping, reconcile });
  mailEventsRoutes(app, { ...mailEvents, clock, reconcile });
}
