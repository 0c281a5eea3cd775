import { runSteps } from './checks/run-steps.ts';
import { changedSteps, checkSteps } from './checks/steps.ts';

await runSteps(process.argv.includes('--changed') ? changedSteps : checkSteps);
