import { readProductConfig } from './config.ts';
import { runUntilStopped } from './start/run-until-stopped.ts';

await runUntilStopped(() => ({ ...readProductConfig(), mode: 'development' }));
