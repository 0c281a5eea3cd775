import type { Config } from '../../config.ts';

/** What composing and addressing a campaign takes from the configuration. */
export interface MailSettings {
  publicOrigin: string;
  linkSecrets: readonly string[];
  from: string;
  /** What a message goes out under between mail servers, which is where it comes back to; empty: the sender's address. */
  returnAddress: string;
  postalAddress: string;
  dkim: Config['dkim'];
}

/** The settings of campaigns, from the whole configuration. */
export const mailSettings = ({
  publicOrigin,
  linkSecrets,
  mail: { from, returnAddress, postalAddress },
  dkim,
}: Pick<Config, 'publicOrigin' | 'linkSecrets' | 'mail' | 'dkim'>): MailSettings => ({
  publicOrigin,
  linkSecrets,
  from,
  returnAddress,
  postalAddress,
  dkim,
});
