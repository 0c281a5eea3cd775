/**
 * Parses the sizes of the campaign measurement from the command line: `--recipients=100000 --rounds=3
 * --memory=10000,100000`.
 */
export function readBenchSizes(args: readonly string[] = process.argv.slice(2)) {
  const given = Object.fromEntries(args.map((each) => each.replace(/^--/, '').split('=') as [string, string]));
  return {
    recipients: Number(given.recipients ?? 100_000),
    rounds: Number(given.rounds ?? 3),
    memoryOf: (given.memory ?? '10000,100000').split(',').filter(Boolean).map(Number),
  };
}
