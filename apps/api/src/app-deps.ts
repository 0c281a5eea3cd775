import type { MikroORM } from '@mikro-orm/postgresql';
import { type FastifyServerOptions } from 'fastify';
import { type BodyPace } from '@workspace/node-server/body-pace';
import type { Operations } from '@workspace/node-server/open-operations';
import type { ReadinessPart } from '@workspace/node-server/operation-routes';
import type { Config } from './config.ts';
import type { VisitorReads } from './database/visitor-reads.ts';
import type { AiSettings } from './features/ai-drafts/generate.ts';
import type { SignInFlow } from './features/auth/sign-in-flow.ts';
import type { StaffPolicy } from './features/auth/role-of.ts';
import type { ContactClock } from './features/contacts/contact-clock.ts';
import type { PostingDeps } from './features/linkedin-posts/posting-deps.ts';
import { type MailEventsDeps } from './features/mail-events/mail-events-routes.ts';
import type { Shaping } from './features/mail-providers/shaping.ts';
import type { MailSettings } from './features/newsletter-campaigns/mail-settings.ts';
import type { ReplySettings } from './features/contacts/reply-settings.ts';
import type { JobName } from './jobs/job-list.ts';
import type { SubmitMessage } from './adapters/mail-transport.ts';
import type { FetchFile } from './adapters/fetch-file.ts';
import type { ProbeLink } from './adapters/probe-link.ts';
import type { ImageStore } from './adapters/image-store/image-store.ts';
import type { NetworkChecks } from './adapters/network-checks.ts';
import type { WebhooksDeps } from './features/webhooks/webhooks-routes.ts';

export interface AppDeps {
  config: Pick<Config, 'publicOrigin' | 'sessionSecrets' | 'staffEmailDomains' | 'limitsCalls'>;
  /** The owners that are named, and the role of the others. */
  roles: Omit<StaffPolicy, 'domains'>;
  /** Settings for composing and addressing newsletters. */
  mailSettings: MailSettings;
  /** How emails are paced by provider; by default they are not. */
  shaping?: Shaping;
  /** True when the consent of a sign-up has the visitor's IP address. */
  consentStoresIp?: boolean;
  /** The addresses of replies to requests. */
  replies: ReplySettings;
  /** Returns the times of the promise to a request. */
  contactClock: ContactClock;
  orm: MikroORM;
  /** Runs the reads of visitors, on a replica if there is one. */
  visitorReads: VisitorReads;
  /** Returns the state of the read replica for readiness, if there is one. */
  replicaPart?: () => ReadinessPart;
  /** Returns the secrets that differ from those of another copy, if some do. */
  secretsPart?: () => ReadinessPart | undefined;
  signInFlow: SignInFlow;
  clock: () => number;
  /** Enqueues a job by its name, now or for a time. */
  enqueue: (job: JobName, at?: Date) => void;
  /** Submits one message to the mail server. */
  submit: SubmitMessage;
  networkChecks: NetworkChecks;
  imageStore: ImageStore;
  /** Fetches a picture or a page from a public address. */
  fetchFile: FetchFile;
  probeLink: ProbeLink;
  mailEvents: Omit<MailEventsDeps, 'clock' | 'reconcile'>;
  /** LinkedIn and the dependencies for posting articles, when it is configured. */
  posting: PostingDeps | undefined;
  /** The addresses that may receive events. */
  webhooks: Omit<WebhooksDeps, 'linkSecrets'>;
  /** The model that drafts posts. */
  model: AiSettings;
  /** The release and the metrics of this process. */
  operations: Operations;
  logger: FastifyServerOptions['logger'];
  onRoute?: (route: string) => void;
  /** The minimum rate at which a client has to send a body. */
  bodyPace?: BodyPace;
}
