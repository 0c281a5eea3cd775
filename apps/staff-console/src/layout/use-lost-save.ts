import { useState } from 'react';
import { isRejection } from '@workspace/contracts/endpoint/once';

interface LostSave<Stored> {
  /** Saves, and remembers the save while nobody knows what became of it. */
  run: (save: () => Promise<Stored>) => Promise<Stored>;
  /**
   * Repeats a save whose response was lost: the server does it once. Returns what it stored, until a later save
   * succeeds; undefined without such a save.
   */
  find: () => Promise<Stored | undefined>;
}

/**
 * Newer words of a form are no repetition of its lost save. So they are saved after it was repeated, on top of it: alone
 * they would create a second object, or be in conflict with the first.
 */
export function useLostSave<Stored>(): LostSave<Stored> {
  const [lostSave] = useState(createLostSave<Stored>);
  return lostSave;
}

function createLostSave<Stored>(): LostSave<Stored> {
  let lost: (() => Promise<Stored>) | undefined;
  let found: Stored | undefined;
  const attempt = async (save: () => Promise<Stored>) => {
    lost = undefined;
    try {
      return await save();
    } catch (error) {
      if (!isRejection(error)) lost = save;
      throw error;
    }
  };
  return {
    run: async (save) => {
      const stored = await attempt(save);
      found = undefined;
      return stored;
    },
    find: async () => {
      if (lost) found = await attempt(lost);
      return found;
    },
  };
}
