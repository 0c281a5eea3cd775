import { DeniedNotice } from '../../layout/Permitted.tsx';
import { settingsPages, type SettingsPlace } from './settings-pages.ts';
import { SettingsPage } from './SettingsPage.tsx';

/** A page of the settings for people who may not see it: the reason in place of its content. */
export function HiddenPage({ permission }: Required<Pick<SettingsPlace, 'permission'>>) {
  const title = settingsPages.find((place) => place.permission === permission)?.label ?? 'Settings';
  return (
    <SettingsPage title={title} subtitle="For owners">
      <DeniedNotice permission={permission} />
    </SettingsPage>
  );
}
