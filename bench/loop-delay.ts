import { monitorEventLoopDelay } from 'node:perf_hooks';
import { reportOnSignal } from './report-on-signal.ts';

// Preloaded into a measured process: reports its longest event-loop delay since the last report, in milliseconds.

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
reportOnSignal(import.meta.url, () => {
  const longest = delays.max / 1e6;
  delays.reset();
  return longest;
});
