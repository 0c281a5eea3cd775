// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { EmptyList } from './EmptyList.tsx';
import { ListResults } from './ListResults.tsx';
import { useList } from './use-list.ts';

interface Given {
  data?: string[];
  error?: ApiError;
}

function Names({ data, error }: Given) {
  const list = useList({ data, error, refresh: () => {} });
  return (
    <ListResults subject="The names" list={list} loading="Loading">
      {(names) => (names.length === 0 ? <EmptyList title="Nobody." /> : <ul data-rows="">{names.join()}</ul>)}
    </ListResults>
  );
}

it('ListResults shows rows until others arrive or fail, and takes no presses meanwhile', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const { render } = mountIn(place);
  const failed = new ApiError(503, 'unavailable', 'The service is away.');
  const busy = () => place.querySelector('[aria-busy=true]')?.textContent;
  await render(<Names />);
  expect(place.textContent).toBe('Loading');
  await render(<Names data={['Ada']} />);
  expect([place.textContent, busy()]).toEqual(['Ada', undefined]);
  await render(<Names />);
  expect(busy()).toBe('Ada');
  expect(getComputedStyle(place.querySelector('ul')!).pointerEvents).toBe('none');
  await render(<Names data={[]} />);
  await render(<Names />);
  expect(busy()).toBe('Nobody.');
  expect(getComputedStyle(place.querySelector('[data-empty]')!).visibility).toBe('hidden');
  await render(<Names error={failed} />);
  expect(place.textContent).toBe('The names could not be loadedThe service is away.Try again');
  await render(<Names data={['Grace']} error={failed} />);
  expect(place.textContent).toBe('Grace');
});
