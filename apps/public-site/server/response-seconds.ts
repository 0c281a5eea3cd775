import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';

/** Seconds that the API may take for endpoints without `maxSeconds`. */
const usualSeconds = 60;

/** Returns a function that gives the seconds the API may take for a request, by its endpoint. */
export function responseSeconds(endpoints: readonly Endpoint[]): (method: string, path: string) => number {
  const slow = endpoints
    .filter(({ maxSeconds }) => maxSeconds !== undefined)
    .map(({ method, path, maxSeconds }) => ({ method, pattern: patternOf(path), maxSeconds: maxSeconds! }));
  return (method, path) =>
    slow.find((endpoint) => endpoint.method === method && endpoint.pattern.test(path))?.maxSeconds ?? usualSeconds;
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
