import { listOf } from '../../config-list.ts';

/** Variables without any secret: their values are shown. */
const plain = new Set([
  'HOST',
  'API_PORT',
  'ROLE',
  'DATABASE_PREPARATION',
  'OIDC_CLIENT_ID',
  'STAFF_EMAIL_DOMAINS',
  'STAFF_OWNERS',
  'STAFF_DEFAULT_ROLE',
  'SESSION_CHECK_MINUTES',
  'AUDIT_LOG_DAYS',
  'WEBHOOK_PRIVATE_ADDRESSES',
  'STEP_UP_RECIPIENTS',
  'MAIL_FROM',
  'SALES_EMAIL',
  'DNS_SERVERS',
  'MAIL_POSTAL_ADDRESS',
  'MAIL_CONNECTIONS',
  'MAIL_RATE_PER_SECOND',
  'MAIL_RATE_PER_HOUR',
  'UNDO_SECONDS',
  'BRAKE_COMPLAINTS',
  'BRAKE_BLOCKS',
  'MAIL_PROVIDER_LIMITS',
  'MAIL_WARM_UP_FROM',
  'RETURNED_MAIL_ADDRESS',
  'REQUESTS_FROM',
  'WORKING_HOURS',
  'REQUESTS_MAIL_ADDRESS',
  'DKIM_DOMAIN',
  'DKIM_SELECTOR',
  'CONSENT_STORES_IP',
  'MAIL_EVENTS_SNS_TOPIC',
  'LINKEDIN_CLIENT_ID',
  'LINKEDIN_VERSION',
  'MODEL_NAME',
  'MODEL_SECONDS',
  'MODEL_DAILY_LIMIT',
  'DATA_DIR',
  'LIMITS',
  'LOG_LEVEL',
  'RELEASE_COMMIT',
  'STOP_SECONDS',
  'DRAIN_SECONDS',
]);

/** Variables with URLs, which may have credentials. */
const addresses = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'PUBLIC_ORIGIN',
  'OIDC_ISSUER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'SMTP_URL',
  'MAIL_TRANSPORTS',
  'RETURNED_MAIL_URL',
  'REQUESTS_MAIL_URL',
  'LINKEDIN_URL',
  'LINKEDIN_API_URL',
  'MODEL_BASE_URL',
]);

export const isPlain = (name: string): boolean => plain.has(name);
export const isAddress = (name: string): boolean => addresses.has(name);

/** Formats URLs without users, passwords and options: a token may be in any of them. */
export const addressesOf = (text: string): string => listOf(text).map(withoutCredentials).join(', ');

function withoutCredentials(address: string): string {
  const url = URL.parse(address);
  if (!url) return 'set';
  const isSet = url.username !== '' || url.password !== '';
  // The path of a mail service may be its token.
  const path = url.protocol.endsWith('+raw:') ? '' : url.pathname.replace(/^\/$/, '');
  return `${url.protocol}//${url.host}${path}${isSet ? ' (credentials: set)' : ''}`;
}
