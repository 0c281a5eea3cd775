import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';

/** The addresses of replies to requests. */
export interface ReplySettings {
  /** The sender, with or without a name. */
  from: string;
  /** The address for answers; a `*` in it stands for the token of the reply. */
  replyTo: string;
  /** True when a mailbox is read, so that answers come back. */
  comesBack: boolean;
}

/** Picks the settings of replies from the configuration. */
export const replySettings = ({ mail }: Pick<Config, 'mail'>): ReplySettings => ({
  from: mail.requestsFrom,
  replyTo: mail.requestsAddress,
  comesBack: mail.requestsMailboxUrl !== '',
});

/** Returns the address for answers to the reply with a token. */
export const replyToOf = ({ replyTo }: ReplySettings, token: string): string => replyTo.replace('*', token);

/** Creates a token that nobody can guess. */
export const createToken = (): string => randomUUID().replaceAll('-', '');

/** Creates a token, and the Message-ID with it in the domain of the sender. */
export function createMessageId({ from }: ReplySettings): { token: string; messageId: string } {
  const token = createToken();
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return { token, messageId: `<${token}@${domain}>` };
}
