import { readFileSync, writeFileSync } from 'node:fs';

// Preloaded into a measured process: writes where its memory is, in bytes, to a file at each SIGUSR2.

// oxlint-disable-next-line house/environment -- it is loaded into a part that has settings of its own
const file = process.env.REPORT_FILE!;
const kilobytes = (name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))![1]) * 1024;
// Only the main thread: a worker thread has a heap of its own.
process.on('SIGUSR2', () => {
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  const report = { rss, peak: kilobytes('VmHWM'), code: kilobytes('RssFile'), heapTotal, heapUsed, external };
  writeFileSync(file, `${JSON.stringify(report)}\n`);
});
