// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { useLast } from './use-last.ts';

function List({ data, error }: { data?: string; error?: Error }) {
  return useLast(data, error) ?? 'nothing';
}

it('useLast returns the last response while another loads, and none when that fails', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const { render } = mountIn(place);
  await render(<List data="drafts" />);
  await render(<List />);
  expect(place.textContent).toBe('drafts');
  await render(<List error={new Error('The network is gone')} />);
  expect(place.textContent).toBe('nothing');
  await render(<List data="trash" error={new Error('A later refresh failed')} />);
  expect(place.textContent).toBe('trash');
});
