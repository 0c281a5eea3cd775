import { readFileSync } from 'node:fs';
import { reportOnSignal } from './report-on-signal.ts';

// Preloaded into a measured process: reports its memory use in bytes. Only the main thread receives signals; a worker
// thread has a heap of its own.

const statusBytes = (name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))![1]) * 1024;

reportOnSignal(import.meta.url, () => {
  const { rss, heapTotal, heapUsed, external } = process.memoryUsage();
  return { rss, peak: statusBytes('VmHWM'), code: statusBytes('RssFile'), heapTotal, heapUsed, external };
});
