import { writeFileSync } from 'node:fs';

/**
 * Writes a measurement as JSON at each SIGUSR2, for a script that is preloaded into a measured process. The `report`
 * parameter of the script's URL names the file.
 */
export function reportOnSignal(scriptUrl: string, measure: () => unknown): void {
  const file = new URL(scriptUrl).searchParams.get('report');
  if (!file) throw new Error(`Preload ${scriptUrl} with ?report=<file>.`);
  process.on('SIGUSR2', () => setImmediate(() => writeFileSync(file, `${JSON.stringify(measure())}\n`)));
}
