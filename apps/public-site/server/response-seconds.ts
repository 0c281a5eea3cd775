import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';

/** How long the API may take for what declares no time of its own. */
const usualSeconds = 60;

/** Finds how long the API may take to respond to a request, from its endpoint, in seconds. */
export function responseSeconds(endpoints: readonly Endpoint[]): (method: string, path: string) => number {
  const slow = endpoints
    .filter(({ maxSeconds }) => maxSeconds !== undefined)
    .map(({ method, path, maxSeconds }) => ({ method, pattern: patternOf(path), maxSeconds: maxSeconds! }));
  return (method, path) =>
    slow.find((endpoint) => endpoint.method === method && endpoint.pattern.test(path))?.maxSeconds ?? usualSeconds;
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
