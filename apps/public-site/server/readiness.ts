import type { FastifyInstance } from 'fastify';
import { staffConsoleEntry } from '@workspace/contracts/staff-console';
import type { ReadinessPart } from '@workspace/node-server/operation-routes';
import type { Config } from './config.ts';

type Addresses = Pick<Config, 'apiUrl' | 'staffConsoleUrl' | 'publicOrigin'>;

/**
 * Checks the API and the console until each has responded once; later outages change nothing, as cached pages need
 * neither. The site is ready without the console, since only staff miss it.
 */
export function watchReadiness(addresses: Addresses, log: (problem: string) => void): () => Promise<ReadinessPart[]> {
  const isPresent = new Set<string>();
  const logged = new Set<string>();
  const checkPart = async (part: ReadinessPart, check: () => Promise<string | undefined>): Promise<ReadinessPart> => {
    const problem = isPresent.has(part.name) ? undefined : await check();
    if (problem === undefined) {
      isPresent.add(part.name);
      return part;
    }
    if (!logged.has(problem)) log(problem);
    logged.add(problem);
    return { ...part, ready: false, problem };
  };
  return () =>
    Promise.all([
      checkPart({ name: 'API', ready: true }, () => checkApi(addresses)),
      checkPart({ name: 'console', ready: true, isOptional: true }, () => checkConsole(addresses)),
    ]);
}

/**
 * Checks the parts soon after the start until the API is present: without a balancer nobody requests `/readyz`, and a
 * problem would have no line in the log.
 */
export function checkAfterStart(
  app: FastifyInstance,
  checkParts: () => Promise<ReadinessPart[]>,
  milliseconds = 5_000,
): void {
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    const parts = await checkParts();
    if (timer && parts.some(({ ready, isOptional }) => !ready && !isOptional)) checkLater();
  };
  const checkLater = () => {
    timer = setTimeout(() => void check(), milliseconds);
  };
  app.addHook('onListen', async () => checkLater());
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    timer = undefined;
  });
}

async function checkApi({ apiUrl, publicOrigin }: Addresses): Promise<string | undefined> {
  const response = await loadOne(`${apiUrl}/readyz`);
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
