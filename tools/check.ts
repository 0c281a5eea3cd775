import { runSteps } from './checks/run-steps.ts';
import { checkSteps } from './checks/steps.ts';

await runSteps(checkSteps);
