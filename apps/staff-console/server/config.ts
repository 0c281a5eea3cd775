import * as z from 'zod';
import { withoutEmpty } from '@workspace/contracts/without-empty';
import {
  operationSettingsOf,
  operationVariables,
  type OperationSettings,
} from '@workspace/node-server/operation-settings';
import { parseVariables } from '@workspace/node-server/parse-variables';
import {
  checkStopVariables,
  stopSettingsOf,
  stopVariables,
  type StopSettings,
} from '@workspace/node-server/stop-settings';

const Environment = z
  .object({
    HOST: z.string().default('localhost'),
    CONSOLE_PORT: z.coerce.number().int().min(1).max(65_535).default(3002),
    CONSOLE_RELEASES: z.string().optional(),
    ...operationVariables,
    ...stopVariables,
  })
  .superRefine(checkStopVariables);

/** The schema of each variable, by its name. */
export const variableSchemas = Environment.shape;

export interface Config {
  host: string;
  port: number;
  /** The folder that keeps earlier releases; without one, only this build is served. */
  releases: string | undefined;
  operation: OperationSettings;
  stop: StopSettings;
}

/** Reads the environment once. Throws an error with one message that names every invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const data = parseVariables('The console', Environment, withoutEmpty(environment));
  return {
    host: data.HOST,
    port: data.CONSOLE_PORT,
    releases: data.CONSOLE_RELEASES,
    operation: operationSettingsOf(data),
    stop: stopSettingsOf(data),
  };
}
