/**
 * SPF mechanisms of mail services, by the end of their SMTP host. Sources: the setup pages of Amazon SES, Brevo, Google
 * Workspace, Mailgun, Microsoft 365, Postmark and SendGrid, read in November 2026.
 */
const services: readonly (readonly [string, string])[] = [
  ['amazonaws.com', 'include:amazonses.com'],
  ['brevo.com', 'include:spf.brevo.com'],
  ['google.com', 'include:_spf.google.com'],
  ['gmail.com', 'include:_spf.google.com'],
  ['mailgun.org', 'include:mailgun.org'],
  ['office365.com', 'include:spf.protection.outlook.com'],
  ['outlook.com', 'include:spf.protection.outlook.com'],
  ['postmarkapp.com', 'include:spf.mtasv.net'],
  ['sendgrid.net', 'include:sendgrid.net'],
];

/** Returns the SPF mechanism that allows a mail server: that of its service, else the server itself. */
export function spfMechanism(host: string, address: string | undefined): string {
  const name = host.toLowerCase();
  const service = services.find(([end]) => name === end || name.endsWith(`.${end}`));
  if (service) return service[1];
  return address ? `${address.includes(':') ? 'ip6' : 'ip4'}:${address}` : `a:${name}`;
}
