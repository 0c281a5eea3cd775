import type { StoredDisclosure } from '@workspace/contracts/disclosure';
import { shortMoment } from '../../layout/local-time.ts';

/** Describes a stored disclosure to staff, with the user who chose it. */
export function disclosureText({ notice, editor, chosenBy, chosenAt }: StoredDisclosure): string {
  const answer = editor === null ? `Readers are told: “${notice}”` : `${editor} takes editorial responsibility.`;
  return `${answer} ${chosenBy ?? 'Somebody'} chose this, ${shortMoment(chosenAt)}.`;
}
