// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { useNavigateHere } from './use-navigate-here.ts';

let goTo: ReturnType<typeof useNavigateHere>;

function Form() {
  goTo = useNavigateHere();
  return null;
}

const Place = () => useLocation().pathname;

const content = (hasForm: boolean) => (
  <MemoryRouter initialEntries={['/campaigns']}>
    {hasForm && <Form />}
    <Place />
  </MemoryRouter>
);

it('navigates until its component is removed', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const { render } = mountIn(place);
  await render(content(true));
  await act(async () => goTo('/campaigns/new'));
  expect(place.textContent).toBe('/campaigns/new');
  await render(content(false));
  await act(async () => goTo('/campaigns'));
  expect(place.textContent).toBe('/campaigns/new');
});
