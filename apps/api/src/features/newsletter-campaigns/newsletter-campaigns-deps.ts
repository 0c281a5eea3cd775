import type { SubmitMessage } from '../../adapters/mail-transport.ts';
import type { NetworkChecks } from '../../adapters/network-checks.ts';
import type { ProbeLink } from '../../adapters/probe-link.ts';
import type { Shaping } from '../mail-providers/shaping.ts';
import type { MailSettings } from './mail-settings.ts';

export interface CampaignsDeps {
  settings: MailSettings;
  submit: SubmitMessage;
  networkChecks: NetworkChecks;
  /** How emails are paced by provider, when they are. */
  shaping?: Shaping | undefined;
  /** Requests a link of a writer: public addresses only. */
  probeLink: ProbeLink;
  /** Enqueues the job that reconciles campaigns, now or for a time. */
  reconcile: (at?: Date) => void;
  clock: () => number;
}
