import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { withData } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { BusinessPageCard } from './BusinessPageCard.tsx';

const fetch = () => new Promise<never>(() => {});
const shown = (missing: string[]) =>
  renderToStaticMarkup(
    withData({ fetch, fallback: { '/api/linkedin/status': { connected: false, missing } } })(
      <MemoryRouter>
        <ToastRoot>
          <BusinessPageCard />
        </ToastRoot>
      </MemoryRouter>,
    ),
  );

describe('BusinessPageCard', () => {
  it('lists missing variables and offers no setup', () => {
    const html = shown(['LINKEDIN_CLIENT_ID', 'LINKEDIN_TOKEN_KEYS']);
    expect(html).toContain('has to set LINKEDIN_CLIENT_ID, LINKEDIN_TOKEN_KEYS');
    expect(html).not.toContain('Set Up</');
  });

  it('offers the setup once none is missing', () => {
    const html = shown([]);
    expect(html).not.toContain('has to set');
    expect(html).toContain('Set Up</');
  });
});
