import * as z from 'zod';
import { isDecodable, passwordHint } from './config-url.ts';
import { listOf } from './config-list.ts';

/** A mail transport: its share of the messages, its limits in each process, and its service. */
export type TransportConfig = Service & {
  /** For people, without any secret. */
  name: string;
  weight: number;
  /** 0: no limit. */
  perSecond: number;
  connections: number;
};

type Service =
  | { kind: 'smtp'; smtpUrl: string }
  | {
      kind: 'ses';
      region: string;
      endpoint: string;
      accessKeyId: string;
      secretAccessKey: string;
      configurationSet: string | undefined;
    }
  | { kind: 'postmark'; token: string; stream: string; server: string }
  | { kind: 'http'; url: string; authorization: string | undefined };

const kinds: Readonly<Record<Service['kind'], { label: string; usesSmtp: boolean }>> = {
  smtp: { label: 'SMTP', usesSmtp: true },
  ses: { label: 'Amazon SES', usesSmtp: false },
  postmark: { label: 'Postmark', usesSmtp: true },
  http: { label: 'HTTP', usesSmtp: false },
};

/** Returns true when a transport submits by SMTP, and not by an API. */
export const usesSmtp = ({ kind }: Service): boolean => kinds[kind].usesSmtp;

/** Returns the address of the service that a transport calls. */
export function addressOf(transport: Service): string {
  switch (transport.kind) {
    case 'smtp':
      return transport.smtpUrl;
    case 'ses':
      return transport.endpoint;
    case 'postmark':
      return transport.server;
    case 'http':
      return transport.url;
  }
}

const forms = [
  'smtps://user:password@mail.example.com',
  'ses://KEY:SECRET@eu-west-1',
  'postmark://TOKEN@broadcast',
  'https+raw://user:password@mail.example.com/send',
].join(', ');

const numberOf = (least: number, most: number) =>
  z.coerce
    .number('has to be a number')
    .min(least, `has to be at least ${least}`)
    .max(most, `has to be at most ${most}`);

const share = z.object({
  weight: numberOf(1, 1_000).int('has to be a whole number').default(1),
  per_second: numberOf(0, 100_000).default(0),
  connections: numberOf(1, 500).int('has to be a whole number').default(10),
});

const ownOptions = ['weight', 'per_second', 'connections', 'endpoint', 'configuration_set'];

/** A comma-separated list. Its error names the number of an entry, never the entry, which has secrets. */
export const MailTransports = z
  .string()
  .default('')
  .transform((text, context): TransportConfig[] =>
    listOf(text).flatMap((entry, index) => {
      const parsed = parseTransport(entry);
      if (typeof parsed !== 'string') return [parsed];
      context.addIssue(`has a transport (number ${index + 1}) that ${parsed}`);
      return [];
    }),
  );

function parseTransport(entry: string): TransportConfig | string {
  const url = URL.parse(entry);
  if (!url) return `has to be an address, such as one of ${forms}`;
  if (!isDecodable(url.href)) return `has a lone percent sign; ${passwordHint}`;
  const { data, error } = share.safeParse(Object.fromEntries(url.searchParams));
  if (!data)
    return `has a wrong option: ${error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join(', ')}`;
  const service = serviceOf(url);
  if (typeof service === 'string') return service;
  const { weight, per_second: perSecond, connections } = data;
  return { ...service, name: `${kinds[service.kind].label} ${url.hostname}`, weight, perSecond, connections };
}

function serviceOf(url: URL): Service | string {
  const [user, password] = [url.username, url.password].map(decodeURIComponent) as [string, string];
  const endpoint = url.searchParams.get('endpoint');
  if (/^smtps?:$/.test(url.protocol) && url.hostname) return { kind: 'smtp', smtpUrl: withoutOptions(url).href };
  if (url.protocol === 'ses:') {
    if (!/^[a-z]{2}(-[a-z]+)+-\d$/.test(url.hostname) || !user || !password)
      return 'has to be ses://KEY:SECRET@ and a region, such as ses://KEY:SECRET@eu-west-1';
    const configurationSet = url.searchParams.get('configuration_set') ?? undefined;
    const api = endpoint ?? `https://email.${url.hostname}.amazonaws.com`;
    const keys = { accessKeyId: user, secretAccessKey: password };
    return { kind: 'ses', region: url.hostname, endpoint: api, ...keys, configurationSet };
  }
  if (url.protocol === 'postmark:') {
    if (!user || !/^[a-z][\w-]*$/i.test(url.hostname))
      return 'has to be postmark://TOKEN@ and the id of a message stream, such as postmark://TOKEN@broadcast';
    return { kind: 'postmark', token: user, stream: url.hostname, server: endpoint ?? postmarkServer };
  }
  if (/^https?\+raw:$/.test(url.protocol) && url.hostname) return httpService(url, user, password);
  return `has to be one of ${forms}`;
}

/** Transactional streams are accepted there too: the header of a message names its stream. */
const postmarkServer = 'smtp://smtp-broadcasts.postmarkapp.com:587?requireTLS=true';

/** A user with a password is basic authentication; a user alone is a bearer token. */
function httpService(url: URL, user: string, password: string): Service {
  const bare = withoutOptions(url);
  bare.username = '';
  bare.password = '';
  const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const authorization = user ? (password ? basic : `Bearer ${user}`) : undefined;
  return { kind: 'http', url: bare.href.replace('+raw:', ':'), authorization };
}

/** Returns the address without the options that are ours. */
function withoutOptions(url: URL): URL {
  const copy = new URL(url);
  for (const name of ownOptions) copy.searchParams.delete(name);
  return copy;
}
