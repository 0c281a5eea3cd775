import { relative } from 'node:path';
import { withoutPassword } from '@workspace/sandbox/check-database';
import { root, type ProductConfig } from '../config.ts';
import { ownParts } from './parts.ts';
import type { Product } from './start-product.ts';

/** Returns a path inside the project relative to its root; any other as it is. */
const relativeToRoot = (path: string) => (path.startsWith(`${root}/`) ? relative(root, path) : path);

/** Returns the message after the start: the URLs, and the users to sign in as. */
export function welcome(config: ProductConfig, { origins, databaseUrl }: Product, seconds: number): string {
  const own = ownParts(config);
  const [domain = ''] = config.STAFF_EMAIL_DOMAINS.split(',').map((each) => each.trim());
  const rows: [string, string | false][] = [
    ['Site', `${origins.site}/`],
    ['Management', `${origins.site}/cms`],
    ['Kit', config.mode === 'development' && `${origins.site}/kit`],
    ['API', origins.api],
    ['Mail', own.mailbox && `${origins.sandbox}/mail`],
    ['Identity provider', own.api && origins.issuer],
    ['Database', databaseUrl !== '' && withoutPassword(databaseUrl)],
    ['Logs', relativeToRoot(`${config.DATA_DIR}/logs`)],
  ];
  const lines = rows.flatMap(([name, where]) => (where ? [`  ${name.padEnd(18)} ${where}`] : []));
  const advice = own.identityProvider
    ? [`Sign in as ada@${domain}, or any other address at ${config.STAFF_EMAIL_DOMAINS.split(',').join(' or ')}.`]
    : [];
  return ['', `Ready in ${seconds.toFixed(1)} s.`, '', ...lines, '', ...advice, 'Stop with Ctrl-C.', ''].join('\n');
}
