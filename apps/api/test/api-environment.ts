/** The variables that the API requires, but for its database. No service responds at these addresses. */
export const apiEnvironment = {
  PUBLIC_ORIGIN: 'http://localhost:3000',
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'site',
  OIDC_CLIENT_SECRET: 'whisper',
  SESSION_SECRETS: 's'.repeat(32),
  LINK_SECRETS: 'l'.repeat(32),
  STAFF_EMAIL_DOMAINS: 'site.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'News <news@site.example>',
  SALES_EMAIL: 'sales@site.example',
};
