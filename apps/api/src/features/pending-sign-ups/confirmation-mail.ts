import { brand } from '@workspace/contracts/brand';
import { escapeMarkup } from '@workspace/contracts/escape-markup';
import { longDateOf } from '@workspace/contracts/long-date';
import { confirmationPath } from '@workspace/contracts/pending-sign-ups';
import type { Mail } from '../../adapters/mailer.ts';
import { createConfirmationToken } from './confirmation-token.ts';
import type { PendingSignUpEntity } from './pending-sign-up-entity.ts';

export interface ConfirmationSettings {
  publicOrigin: string;
  /** The newest first, which encrypts the link. */
  linkSecrets: readonly string[];
}

/** Composes the email that asks to confirm a sign-up at a list. */
export function confirmationMail(
  signUp: PendingSignUpEntity,
  listName: string,
  { publicOrigin, linkSecrets }: ConfirmationSettings,
): Mail {
  const { email, expiresAt, mailKind } = signUp;
  const url = publicOrigin + confirmationPath(createConfirmationToken(linkSecrets, signUp));
  const isReminder = mailKind === 'reminder';
  const host = new URL(publicOrigin).host;
  const opening = isReminder
    ? `Somebody, probably you, signed this address up on ${host} for “${listName}” of ${brand.name}, and has not confirmed it yet.`
    : `Somebody, probably you, signed this address up on ${host} for “${listName}” of ${brand.name}.`;
  const task = `To get these emails, open our page and press the button there. The link works until ${longDateOf(expiresAt.toISOString().slice(0, 10))}.`;
  const closing = isReminder
    ? 'If it was not you, do nothing. This is the only reminder, and you get no other email.'
    : 'If it was not you, do nothing: you get no newsletter, and one reminder at most.';
  return {
    to: email,
    subject: isReminder ? 'Your sign-up still waits for your confirmation' : 'Confirm your sign-up',
    text: [opening, `${task}\n${url}`, closing, brand.name].join('\n\n'),
    html: html({ opening, task, url, closing }),
  };
}

interface Parts {
  opening: string;
  task: string;
  url: string;
  closing: string;
}

const button =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#00563f;color:#ffffff;font-weight:bold;text-decoration:none';

/** Email programs read no style sheets, so that each element has its own style. */
const html = ({ opening, task, url, closing }: Parts): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"></head>` +
  `<body style="margin:0;padding:24px;font:16px/1.5 Arial,Helvetica,sans-serif">` +
  `<div style="max-width:560px"><p style="margin:0 0 16px;padding-left:12px;border-left:6px solid #f2b705;font-weight:bold">${brand.name}</p>` +
  `<p>${escapeMarkup(opening)}</p><p>${escapeMarkup(task)}</p>` +
  `<p style="margin:24px 0"><a href="${url}" style="${button}">Confirm my sign-up</a></p>` +
  `<p style="font-size:14px;overflow-wrap:anywhere">If the button does not work, copy this address: <br>${url}</p>` +
  `<p style="font-size:14px">${escapeMarkup(closing)}</p></div></body></html>`;
