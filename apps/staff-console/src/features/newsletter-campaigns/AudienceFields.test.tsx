// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { fakeApi, problem } from '@workspace/contracts/react/test/fake-api';
import { mountIn, withData } from '@workspace/contracts/react/test/render-hook';
import { AudienceFields, emptyAudience } from './AudienceFields.tsx';

it('AudienceFields calls no chosen list gone before the lists have loaded, and says if they could not be', async () => {
  const api = fakeApi();
  const place = document.body.appendChild(document.createElement('div'));
  const values = { ...emptyAudience, emailListIds: ['019aa8b0-0000-7000-8000-000000000001'] };
  await mountIn(place).render(withData(api)(<AudienceFields values={values} onChange={() => {}} />));
  expect(place.textContent).not.toContain('No longer there');
  const respond = (path: string, response: Response) =>
    act(async () => api.requests.findLast(({ url }) => url.startsWith(path))!.respond(response));
  await respond('/api/email-lists', problem(503, 'unavailable'));
  expect(place.textContent).toContain('The lists could not be loaded');
  expect(place.textContent).not.toContain('No longer there');
  const again = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')!;
  await act(async () => again.click());
  await respond('/api/email-lists', Response.json({ emailLists: [] }));
  expect(place.textContent).toContain('No longer there');
});
