/** The one user of the sandbox's Amazon SES. Its secret has the characters that need encoding in a URL. */
export const sesClient = { region: 'eu-west-1', accessKeyId: 'AKIASANDBOX', secretAccessKey: 'sandbox/ses+secret' };

/** The only configuration set. */
export const sesConfigurationSet = 'sandbox';

/** Mail from this domain is rejected: its owner has not verified it. */
export const unverifiedDomain = 'unverified.example';

/** The one user of the sandbox's raw mail service, for basic authentication. */
export const rawMailUser = { user: 'sandbox', password: 'sandbox-raw-secret' };

/** The server token of the sandbox's Postmark, and its message streams. */
export const postmarkServer = { token: 'sandbox-postmark-token', streams: ['outbound', 'broadcast'] };
