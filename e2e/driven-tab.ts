import { launch } from 'chrome-launcher';
import { chromiumArguments, installedBrowser } from './browser.ts';

type Params = Record<string, unknown>;
export type Listener = (method: string, params: Params) => void;

/** A tab of a real browser, with every page that it shows or prepares. */
export interface DrivenTab {
  /** Sends a command of the DevTools protocol to the page that is shown. */
  send: (method: string, params?: Params) => Promise<Params>;
  /** Evaluates an expression in the page that is shown. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Bytes that all its pages have received since the last call: with headers, as they were sent. */
  takeBytes: () => { requests: number; bytes: number };
  /** Resolves when the browser has begun to render another page ahead of a click. */
  pageAhead: () => Promise<void>;
  close: () => void;
}

/**
 * Opens a tab in a new browser. Each page gets the commands of `prepare` before its first script. Playwright does not
 * follow a page that the browser prepared, so this speaks the DevTools protocol itself.
 */
export async function openTab(
  prepare: readonly (readonly [string, Params])[],
  { onEvent, flags = [] }: { onEvent?: Listener; flags?: readonly string[] } = {},
): Promise<DrivenTab> {
  const chromePath = installedBrowser();
  if (!chromePath) throw new Error('No browser was found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', ...chromiumArguments, ...flags] });
  const targets = (await (await fetch(`http://localhost:${chrome.port}/json/list?for_tab`)).json()) as Params[];
  const url = targets.find(({ type }) => type === 'tab')!.webSocketDebuggerUrl as string;
  const listeners: Listener[] = onEvent ? [onEvent] : [];
  const socket = await connected(url, (...event) => listeners.forEach((listener) => listener(...event)));
  let pages: string[] = [];
  let requests = 0;
  let bytes = 0;
  const ready = Promise.withResolvers<void>();
  let ahead = Promise.withResolvers<void>();
  listeners.push((method, params) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId: session, targetInfo } = params as { sessionId: string; targetInfo: { subtype?: string } };
      void begin(session).then(() => {
        if (targetInfo.subtype === 'prerender') {
          pages.unshift(session);
          ahead.resolve();
        } else pages.push(session);
        ready.resolve();
      });
    }
    if (method === 'Target.detachedFromTarget') pages = pages.filter((page) => page !== params.sessionId);
    const received = method === 'Network.loadingFinished' ? (params.encodedDataLength as number) : 0;
    // Nothing is received for a file of the cache.
    if (received > 0) {
      bytes += received;
      requests += 1;
    }
  });
  const begin = async (session: string) => {
    // Some commands respond only once the page runs.
    const commands = [...prepare, ['Runtime.runIfWaitingForDebugger', {}] as const];
    await Promise.all(commands.map(([method, params]) => socket.send(method, params, session)));
  };
  await socket.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
  await ready.promise;
  const send = (method: string, params: Params = {}) => socket.send(method, params, pages.at(-1));
  return {
    send,
    evaluate: async (expression) => {
      const { result } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      return (result as { value?: unknown }).value;
    },
    takeBytes: () => {
      const taken = { requests, bytes };
      requests = 0;
      bytes = 0;
      return taken;
    },
    pageAhead: () => {
      ahead = Promise.withResolvers<void>();
      return ahead.promise;
    },
    close: () => {
      socket.close();
      chrome.kill();
    },
  };
}

/** Connects to a target, and returns how to send it commands. */
async function connected(url: string, onEvent: Listener) {
  const socket = new WebSocket(url);
  await new Promise((open, fail) => {
    socket.addEventListener('open', open);
    socket.addEventListener('error', fail);
  });
  const waiting = new Map<number, PromiseWithResolvers<Params> & { sessionId: string | undefined }>();
  // A page that another one replaced answers no more: a press that did it is done, and a value is missing.
  const settleOf = (session: unknown) => {
    for (const { sessionId, resolve } of waiting.values()) if (sessionId === session) resolve({});
  };
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(data as string) as {
      id?: number;
      method: string;
      params: Params;
      result: Params;
      error?: { message: string };
    };
    if (method === 'Target.detachedFromTarget') settleOf(params.sessionId);
    if (id === undefined) return onEvent(method, params);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  let last = 0;
  return {
    close: () => socket.close(),
    send: (method: string, params: Params = {}, sessionId?: string) => {
      last += 1;
      const answer = Promise.withResolvers<Params>();
      waiting.set(last, { ...answer, sessionId });
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return answer.promise;
    },
  };
}
