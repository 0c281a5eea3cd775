import { defineConfig } from 'vitest/config';
import common from './vitest-database.config.ts';

/** Runs the tests that need no database: they start without PostgreSQL. */
export default defineConfig({ ...common, test: { ...common.test, globalSetup: [], testTimeout: 60_000 } });
