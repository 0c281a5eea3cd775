import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// Preloaded into a measured process: writes its longest event-loop delay, in milliseconds, to a file at each SIGUSR2.

const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();
// oxlint-disable-next-line house/environment -- it is loaded into a part that has settings of its own
const file = process.env.REPORT_FILE!;
process.on('SIGUSR2', () =>
  setImmediate(() => {
    writeFileSync(file, `${delays.max / 1e6}\n`);
    delays.reset();
  }),
);
