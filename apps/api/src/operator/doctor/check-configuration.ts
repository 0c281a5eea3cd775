import { variableNames, type Config } from '../../config.ts';
import { editDistance } from './edit-distance.ts';
import { findingOf, type Finding } from './check.ts';

const finding = findingOf('configuration');

/** Examines a configuration that is valid, and may still not be the intended one. */
export function findingsOfConfiguration({ publicOrigin }: Config, environment: NodeJS.ProcessEnv): Finding[] {
  return [
    finding('ok', 'Every variable is valid.'),
    ...Object.keys(environment).flatMap((name) => {
      const intended = findIntended(name);
      return intended ? finding('warning', `${name} is unknown, and has no effect. Did you mean ${intended}?`) : [];
    }),
    ...(isPlain(publicOrigin)
      ? [
          finding(
            'warning',
            'PUBLIC_ORIGIN has http: others can read sessions and forms on their way. Serve it by https.',
          ),
        ]
      : []),
  ];
}

/** Returns the known variable that a misspelled one is close to. */
function findIntended(name: string): string | undefined {
  if (variableNames.includes(name)) return undefined;
  return variableNames.find((known) => editDistance(name, known) <= (known.length < 8 ? 1 : 2));
}

/** Browsers treat the names of this machine as secure. */
function isPlain(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
}
