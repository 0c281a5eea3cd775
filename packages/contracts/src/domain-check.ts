import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** A DNS record to publish, or the text to add to one. */
const DnsRecord = z.object({ type: z.enum(['TXT', 'MX', 'PTR']), name: z.string(), value: z.string() });

/**
 * The result of one check of the sender's domain. `stop`: servers reject what is sent now; `absent`: optional and not
 * set up; `unknown`: DNS or the mail server does not respond from here. `record` is the record that mends it.
 */
export const DomainCheck = z.object({
  name: z.enum(['spf', 'dkim', 'dmarc', 'alignment', 'mx', 'reverse-dns', 'tls', 'mta-sts', 'bimi']),
  outcome: z.enum(['ok', 'warning', 'stop', 'absent', 'unknown']),
  sentence: z.string(),
  record: z.nullable(DnsRecord),
});
export type DomainCheck = z.infer<typeof DomainCheck>;

/** One of several mail transports. `error`: the reason why nothing can be sent over it from here. */
const TransportCheck = z.object({ name: z.string(), weight: z.number(), error: z.nullable(z.string()) });
export type TransportCheck = z.infer<typeof TransportCheck>;

/**
 * Checks the domain of the newsletter's sender as receiving servers do: DNS records, a signed probe, and the connection
 * to the mail server. Takes some seconds.
 */
export const checkDomain = defineEndpoint({
  method: 'GET',
  path: '/api/domain-check',
  access: 'staff',
  response: z.object({
    domain: z.string(),
    mailServer: z.string(),
    checks: z.array(DomainCheck),
    transports: z.array(TransportCheck),
  }),
});
