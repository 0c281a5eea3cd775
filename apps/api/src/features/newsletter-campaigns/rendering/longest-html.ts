import type { EntityManager } from '@mikro-orm/postgresql';
import type { Composable } from '../content/content-of.ts';
import { listsInMail } from '../audience/lists-in-mail.ts';
import type { MailSettings } from '../mail-settings.ts';
import { findFieldTypes } from '../content/merge-field-keys.ts';
import { fillPlaceholders, personalOf } from './placeholders.ts';
import { linksFor } from './write-messages.ts';

const longName = 'a'.repeat(30);

/** Returns the bytes of the HTML for a person with long values: links and names are longer than their placeholders. */
export async function longestHtml(
  em: EntityManager,
  html: string,
  about: Composable,
  settings: MailSettings,
): Promise<number> {
  const { listNames, ...lists } = await listsInMail(em, about);
  const listName = [...listNames!.values()].toSorted((a, b) => b.length - a.length)[0] ?? lists.listName;
  const types = await findFieldTypes(em);
  const fields = Object.fromEntries([...types.keys()].map((key) => [key, longName]));
  const person = { email: `${'a'.repeat(40)}@example.com`, firstName: longName, lastName: longName, fields };
  const campaign = { campaignId: lists.listId, ...lists, listName, tracksClicks: about.tracksClicks };
  const personal = { ...personalOf(person, types), ...linksFor({ ...person, id: 0 }, campaign, settings) };
  return Buffer.byteLength(fillPlaceholders(html, personal, 'html'));
}
