import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Organization } from '@workspace/contracts/linkedin-connection';
import { SettingsFields } from './SettingsFields.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

const lanesight = { id: '1', name: 'Lanesight', followers: 4_211 };

function shown(organizations: Organization[], values: Partial<SettingsFormState> = {}): string {
  const form: SettingsFormState = {
    organizationId: null,
    autoPost: false,
    isUnchanged: true,
    hasUnsavedChanges: false,
    isSaving: false,
    change: () => {},
    save: () => {},
    ...values,
  };
  return renderToStaticMarkup(<SettingsFields organizations={organizations} signIn={null} form={form} />);
}

describe('SettingsFields', () => {
  it('says that an account administers no business page, and offers no auto-posting', () => {
    const html = shown([]);
    expect(html).toContain('This account administers no business page');
    expect(html).toMatch(/role="switch"[^>]*disabled=""/);
    expect(html).not.toContain('<select');
  });

  it('offers auto-posting only with a chosen page', () => {
    expect(shown([lanesight])).toContain('Lanesight (4,211 followers)');
    expect(shown([lanesight])).toMatch(/role="switch"[^>]*disabled=""/);
    expect(shown([lanesight], { organizationId: '1' })).not.toMatch(/role="switch"[^>]*disabled=""/);
  });

  it('says that auto-posting is active only while it is on', () => {
    expect(shown([lanesight], { organizationId: '1' })).not.toContain('Auto-posting Active');
    expect(shown([lanesight], { organizationId: '1', autoPost: true })).toContain('Auto-posting Active');
  });
});
