import type { Config } from '../../config.ts';

/** What composing and addressing a campaign takes from the configuration. */
export interface MailSettings {
  publicOrigin: string;
  linkSecrets: readonly string[];
  from: string;
  postalAddress: string;
  dkim: Config['dkim'];
}

/** The settings of campaigns, from the whole configuration. */
export const mailSettings = ({
  publicOrigin,
  linkSecrets,
  mail: { from, postalAddress },
  dkim,
}: Pick<Config, 'publicOrigin' | 'linkSecrets' | 'mail' | 'dkim'>): MailSettings => ({
  publicOrigin,
  linkSecrets,
  from,
  postalAddress,
  dkim,
});
