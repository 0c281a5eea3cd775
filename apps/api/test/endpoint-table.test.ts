import { expect, it } from 'vitest';
import { endpointTable } from './endpoint-table.ts';

it('the table of endpoints in the documentation is the one of the contract', async () => {
  // Run Vitest with `-u` to write it anew.
  await expect(endpointTable()).toMatchFileSnapshot('../../../docs/endpoints.md');
});
