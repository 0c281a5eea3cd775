// @vitest-environment jsdom
import { act, useEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { useNavigateHere } from './use-navigate-here.ts';

type GoTo = ReturnType<typeof useNavigateHere>;

function Form({ onMount }: { onMount: (goTo: GoTo) => void }) {
  const goTo = useNavigateHere();
  useEffect(() => {
    onMount(goTo);
  }, [goTo, onMount]);
  return null;
}

const Place = () => useLocation().pathname;

const content = (form?: ReactNode) => (
  <MemoryRouter initialEntries={['/campaigns']}>
    {form}
    <Place />
  </MemoryRouter>
);

it('navigates until its component is removed', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const { render } = mountIn(place);
  let goTo: GoTo;
  await render(content(<Form onMount={(given) => (goTo = given)} />));
  await act(async () => goTo('/campaigns/new'));
  expect(place.textContent).toBe('/campaigns/new');
  await render(content());
  await act(async () => goTo('/campaigns'));
  expect(place.textContent).toBe('/campaigns/new');
});
