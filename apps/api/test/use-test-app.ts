import { afterEach, beforeEach } from 'vitest';
import { startTestApp, type TestApp } from './start-test-app.ts';

/** Starts the API with a database of its own before each test, and gives statements to it. */
export function useTestApp() {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp();
  });
  afterEach(() => test.close());
  const newEm = () => test.orm.em.fork();
  const sql = <T extends object>(query: string, values: unknown[] = []) => newEm().execute<T[]>(query, values);
  return { test: () => test, newEm, sql };
}
