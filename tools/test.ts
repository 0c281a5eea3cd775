import { runSteps } from './checks/run-steps.ts';
import { testSteps } from './checks/steps.ts';

await runSteps(testSteps);
