// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contact } from '@workspace/contracts/contacts';
import type { Campaign } from '@workspace/contracts/campaign';
import type { StaffMember } from '@workspace/contracts/staff';
import { mountIn, withData } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { LinkedBlockDialog } from '../features/blog-posts/LinkedBlockDialog.tsx';
import { TestsDialog } from '../features/campaign-composer/TestsDialog.tsx';
import { CheckClaimsDialog } from '../features/claim-checks/CheckClaimsDialog.tsx';
import { AddTagsDialog } from '../features/contacts/AddTagsDialog.tsx';
import { AssignDialog } from '../features/contacts/AssignDialog.tsx';
import { TagsDialog } from '../features/contacts/TagsDialog.tsx';
import { ChangeRoleDialog } from '../features/staff/ChangeRoleDialog.tsx';

// jsdom has no modal dialogs.
const methods = { showModal: () => {}, close: () => {} };
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, methods));
afterEach(() => {
  for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

const contact = { id: 'c', tags: ['pilot'], owner: null } as unknown as Contact;
const campaign = { id: 'k', subject: 'News' } as unknown as Campaign;
const member = { id: 's', name: 'Ben', role: 'viewer', isYou: false } as unknown as StaffMember;
const nothing = () => {};
const editor = { notice: null, editor: 'Ada' } as never;

const dialogs: Record<string, (onClose: () => void) => ReactNode> = {
  'tags of a request': (onClose) => <TagsDialog contact={contact} onClose={onClose} />,
  'tags of several requests': (onClose) => <AddTagsDialog contacts={[contact]} onAdd={nothing} onClose={onClose} />,
  'owner of a request': (onClose) => <AssignDialog contact={contact} onClose={onClose} />,
  'role of a person': (onClose) => <ChangeRoleDialog member={member} onChanged={nothing} onClose={onClose} />,
  'addresses of tests': (onClose) => <TestsDialog campaign={campaign} isChanged={false} onClose={onClose} />,
  'page of a link card': (onClose) => (
    <LinkedBlockDialog draft={{ type: 'link-card', url: '' }} onApply={nothing} onClose={onClose} />
  ),
  'words about a model': (onClose) => (
    <CheckClaimsDialog
      {...{ unchecked: [], asksDisclosure: true, disclosure: editor, action: 'Publish', isBusy: false }}
      onYes={nothing}
      onClose={onClose}
    />
  ),
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

async function write(field: Field) {
  await act(async () => {
    const value = field instanceof HTMLSelectElement ? 'editor' : 'Half a thought';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

/** Opens a dialog, writes in its field if wanted, and presses Escape. */
async function leave(dialog: (onClose: () => void) => ReactNode, isWritten: boolean) {
  const onClose = vi.fn<() => void>();
  const place = document.body.appendChild(document.createElement('div'));
  const content = (
    <MemoryRouter>
      <ToastRoot>{dialog(onClose)}</ToastRoot>
    </MemoryRouter>
  );
  await mountIn(place).render(withData({ fetch: () => new Promise(nothing) })(content));
  const field = place.querySelector<Field>('dialog :is(input:not([type=radio], [type=checkbox]), textarea, select)')!;
  if (isWritten) await write(field);
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  await act(async () => field.dispatchEvent(escape));
  return { isClosed: onClose.mock.calls.length > 0, isAsked: place.textContent.includes('Discard what you wrote?') };
}

describe.each(Object.entries(dialogs))('the dialog with the %s', (_name, dialog) => {
  it('asks before it discards what was written', async () => {
    expect(await leave(dialog, true)).toEqual({ isClosed: false, isAsked: true });
  });

  it('closes at once when nothing was written', async () => {
    expect(await leave(dialog, false)).toEqual({ isClosed: true, isAsked: false });
  });
});
