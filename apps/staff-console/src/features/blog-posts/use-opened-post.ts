import { createContext, useContext, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';

/** The key of the open editor. */
export const EditorKey = createContext('');

/** Returns the state of a navigation that keeps the open editor. */
export const useStayState = () => ({ editor: useContext(EditorKey) });

interface OpenedPost {
  /** Undefined for a new post. */
  id: string | undefined;
  /** Changes when another post is opened. */
  editor: string;
  /** True when it was opened without an ID, whether or not it was saved since. */
  isNew: boolean;
}

/**
 * The post that the address opens. A new post that is saved for the first time keeps its editor at its new address; a
 * navigation to a new post opens another one.
 */
export function useOpenedPost(): OpenedPost {
  const { id } = useParams();
  const { key, state } = useLocation();
  const open = () => ({ id, editor: crypto.randomUUID() as string, isNew: id === undefined, at: key });
  const [opened, setOpened] = useState(open);
  // Entries of the history that the router did not make have one key.
  if (opened.at === key && opened.id === id) return opened;
  const { editor } = (state ?? {}) as { editor?: unknown };
  const isSame = editor === opened.editor || (id !== undefined && id === opened.id);
  const next = isSame ? { ...opened, id, at: key } : open();
  setOpened(next);
  return next;
}
