// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ManagedPost } from '@workspace/contracts/managed-posts';
import { mountIn, withData } from '@workspace/contracts/react/test/render-hook';
import { ToastRoot } from '@workspace/ui/Toast';
import { ConflictDialog } from './ConflictDialog.tsx';
import { valuesOf } from './post-values.ts';
import { post, theirs } from './test/open-editor.tsx';

const version = {
  id: '019aa8b0-0000-7000-8000-000000000002',
  savedAt: theirs.updatedAt,
  savedBy: 'grace@lanesight.ai',
  title: theirs.title,
};
const fetch = async (url: string) =>
  Response.json(url.endsWith('/versions') ? { versions: [version] } : { post: theirs });

/** Returns the text of the dialog beside the other save, for a writer who began from `base`. */
async function textOf(base: ManagedPost): Promise<string> {
  const place = document.createElement('div');
  const mine = { ...valuesOf(post), content: '<p>Seal early. Mine.</p>' };
  const nothing = () => {};
  const dialog = (
    <ConflictDialog base={base} mine={mine} onClose={nothing} onKeepMine={nothing} onTakeTheirs={nothing} />
  );
  await mountIn(place).render(withData({ fetch })(<ToastRoot>{dialog}</ToastRoot>));
  return place.textContent;
}

// jsdom has no modal dialogs.
const methods = { showModal: () => {}, close: () => {} };
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, methods));
afterEach(() => {
  for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

describe('ConflictDialog', () => {
  it('names the other writer, and compares both texts with each other and with the version before them', async () => {
    const text = await textOf(post);
    expect(text).toContain('grace@lanesight.ai saved this post on');
    expect(text).toContain('It was a draft and is published now.');
    expect(text).toContain('Title Removed: Chip seal Added: Theirs');
    expect(text).toContain('ContentSeal early. Added:  Mine.');
    expect(text).not.toContain('Neither a field nor the text differs.');
  });

  it('says that nothing differs but the status', async () => {
    const text = await textOf({ ...theirs, status: 'draft' });
    expect(text).toContain('It was a draft and is published now.');
    expect(text).toContain('Neither a field nor the text differs.');
  });

  it('says nothing of an unchanged status', async () => {
    expect(await textOf(theirs)).not.toContain('It was');
  });
});
