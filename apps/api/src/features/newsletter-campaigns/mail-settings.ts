import type { Config } from '../../config.ts';

/** The configuration for composing and addressing campaigns. */
export interface MailSettings {
  publicOrigin: string;
  linkSecrets: readonly string[];
  from: string;
  /** The envelope sender, to which bounces return; empty: the sender's address. */
  returnAddress: string;
  postalAddress: string;
  dkim: Config['dkim'];
  /** Sending to more people requires a fresh sign-in. */
  stepUpRecipients: number;
  /** Seconds after the start of a campaign during which it can be undone, and nothing is submitted. */
  secondsToUndo: number;
  /** The ledger of every campaign is written by the job, which looks the providers of the recipients up. */
  groupsByProvider: boolean;
  /** The time zone of the company: that of its working hours, else UTC. */
  companyZone: string;
}

/** Picks the campaign settings from the configuration. */
export const mailSettings = ({
  publicOrigin,
  linkSecrets,
  mail: { from, returnAddress, postalAddress, secondsToUndo, providerLimits, workingHours },
  dkim,
  stepUpRecipients,
}: Pick<Config, 'publicOrigin' | 'linkSecrets' | 'mail' | 'dkim' | 'stepUpRecipients'>): MailSettings => ({
  publicOrigin,
  linkSecrets,
  from,
  returnAddress,
  postalAddress,
  dkim,
  stepUpRecipients,
  secondsToUndo,
  groupsByProvider: providerLimits !== 'off',
  companyZone: workingHours?.zone ?? 'UTC',
});
