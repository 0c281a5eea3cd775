import { isReady } from '@workspace/contracts/health';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';
import type { Config } from './config.ts';

export interface Readiness {
  ready: boolean;
  /** One message for each service that has not responded or does not fit. */
  problems: string[];
}

type Addresses = Pick<Config, 'apiUrl' | 'staffConsoleUrl' | 'publicOrigin'>;

/**
 * Checks the API and the console until each has responded once; later outages change nothing, as cached pages need
 * neither. The site is ready without the console, since only staff miss it.
 */
export function watchReadiness(addresses: Addresses, log: (problem: string) => void): () => Promise<Readiness> {
  const checks = new Map([
    ['API', () => checkApi(addresses)],
    ['console', () => checkConsole(addresses)],
  ]);
  const logged = new Set<string>();
  return async () => {
    const problems: string[] = [];
    await Promise.all(
      [...checks].map(async ([part, check]) => {
        const problem = await check();
        if (problem === undefined) checks.delete(part);
        else problems.push(problem);
      }),
    );
    for (const problem of problems.filter((each) => !logged.has(each))) log(problem);
    for (const problem of problems) logged.add(problem);
    return { ready: !checks.has('API'), problems };
  };
}

async function checkApi({ apiUrl, publicOrigin }: Addresses): Promise<string | undefined> {
  const response = await loadOne(apiUrl + isReady.path);
  if (!response?.ok) return `The API at ${apiUrl} ${failureOf(response)}. Start it, or correct API_URL.`;
  const { publicOrigin: ofApi = publicOrigin } = (await response.json().catch(() => ({}))) as { publicOrigin?: string };
  if (ofApi === publicOrigin) return undefined;
  return `PUBLIC_ORIGIN is ${publicOrigin} here and ${ofApi} in the API, which would reject every form. Set both to the address that visitors use.`;
}

async function checkConsole({ staffConsoleUrl }: Addresses): Promise<string | undefined> {
  const response = await loadOne(`${staffConsoleUrl}/${staffConsoleEntry}`);
  await response?.body?.cancel();
  if (response?.ok) return undefined;
  return `The console at ${staffConsoleUrl} ${failureOf(response)}. Start it, or correct STAFF_CONSOLE_URL; visitors do not notice.`;
}

const loadOne = (url: string) => fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);

const failureOf = (response: Response | undefined): string =>
  response ? `answers ${response.status}` : 'does not answer';
