import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { AiDraftEntity } from '../features/ai-drafts/ai-draft-entity.ts';
import { ApiKeyEntity } from '../features/api-keys/api-key-entity.ts';
import { SessionEntity } from '../features/auth/session-entity.ts';
import { UserEntity } from '../features/auth/user-entity.ts';
import { ClaimCheckEntity } from '../features/claim-checks/claim-check-entity.ts';
import { ClaimSourceEntity } from '../features/claim-checks/claim-source-entity.ts';
import { ContactEntity } from '../features/contacts/contact-entity.ts';
import { ContactEmailEntity } from '../features/contacts/contact-email-entity.ts';
import { ContactEventEntity } from '../features/contacts/contact-event-entity.ts';
import { EmailListSubscriberEntity } from '../features/email-list-subscribers/email-list-subscriber-entity.ts';
import { EmailListEntity } from '../features/email-lists/email-list-entity.ts';
import { PendingSignUpEntity } from '../features/pending-sign-ups/pending-sign-up-entity.ts';
import { ImageEntity } from '../features/images/image-entity.ts';
import { ReplyTemplateEntity } from '../features/reply-templates/reply-template-entity.ts';
import { SegmentEntity } from '../features/segments/segment-entity.ts';
import { SequenceEntity } from '../features/sequences/sequence-entity.ts';
import { SequenceStepEntity } from '../features/sequences/sequence-step-entity.ts';
import { SubscriberFieldEntity } from '../features/subscriber-fields/subscriber-field-entity.ts';
import { SubscriberImportEntity } from '../features/subscriber-imports/subscriber-import-entity.ts';
import { NewsletterCampaignEntity } from '../features/newsletter-campaigns/newsletter-campaign-entity.ts';
import { NewsletterSubscriptionEntity } from '../features/newsletter/newsletter-subscription-entity.ts';
import { DraftHistoryEntity } from '../features/draft-history/draft-history-entity.ts';
import { AutosaveEntity } from '../features/blog-post-autosaves/autosave-entity.ts';
import { BlogPostCommentEntity } from '../features/blog-post-comments/blog-post-comment-entity.ts';
import { BlogPostVersionEntity } from '../features/blog-post-versions/blog-post-version-entity.ts';
import { LinkedinConnectionEntity } from '../features/linkedin-connection/linkedin-connection-entity.ts';
import { LinkedinPostEntity } from '../features/linkedin-posts/linkedin-post-entity.ts';
import { BlogPostEntity } from '../features/blog-posts/blog-post-entity.ts';
import { UnsavedTextEntity } from '../features/unsaved-texts/unsaved-text-entity.ts';
import { WebhookEntity } from '../features/webhooks/webhook-entity.ts';
import { migrations } from './migrations.ts';

const entities = [
  AiDraftEntity,
  ApiKeyEntity,
  AutosaveEntity,
  BlogPostCommentEntity,
  DraftHistoryEntity,
  BlogPostEntity,
  BlogPostVersionEntity,
  ClaimCheckEntity,
  ClaimSourceEntity,
  ContactEntity,
  ContactEmailEntity,
  ContactEventEntity,
  EmailListEntity,
  EmailListSubscriberEntity,
  ImageEntity,
  LinkedinConnectionEntity,
  LinkedinPostEntity,
  NewsletterCampaignEntity,
  NewsletterSubscriptionEntity,
  PendingSignUpEntity,
  ReplyTemplateEntity,
  SegmentEntity,
  SequenceEntity,
  SequenceStepEntity,
  SessionEntity,
  SubscriberFieldEntity,
  SubscriberImportEntity,
  UserEntity,
  UnsavedTextEntity,
  WebhookEntity,
];

/**
 * Connects to the database. The global entity manager throws: every unit of work forks its own. `connectMs`: how long
 * to wait for a connection, new or pooled.
 */
export function connectDatabase(url: string, { connectMs = 10_000 } = {}): Promise<MikroORM> {
  return MikroORM.init({
    clientUrl: url,
    entities,
    extensions: [Migrator],
    migrations: {
      migrationsList: migrations,
      path: `${import.meta.dirname}/migrations`,
      emit: 'ts',
      snapshot: false,
      silent: true,
    },
    pool: { min: 0, max: 10 },
    driverOptions: { connectionTimeoutMillis: connectMs },
    // A misspelled database name must not create an empty database.
    ensureDatabase: false,
    allowGlobalContext: false,
  });
}
