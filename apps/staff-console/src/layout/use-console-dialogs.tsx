import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadPage } from '../load-page.ts';
import { useConsolePath } from './base-path.ts';
import { paletteShortcut } from './GoToBox.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { useLeave } from './leave-guard.ts';
import { useDocumentShortcut } from './use-document-shortcut.ts';
import { useKey } from './use-key.ts';
import { useDenied } from './use-permission.ts';
import { usePreload } from './use-preload.ts';

const palette = () => import('../features/command-palette/CommandPalette.tsx');
const CommandPalette = lazy(() => loadPage(palette));
const preloaded = [{ preload: palette }];

interface ConsoleDialogs {
  onGoTo: () => void;
  onShowKeys: () => void;
  dialog: ReactNode;
}

/** The command palette and the list of keys, with the keys that open them. */
export function useConsoleDialogs(): ConsoleDialogs {
  const [opened, setOpened] = useState<'palette' | 'keys'>();
  const navigate = useNavigate();
  const leave = useLeave();
  const path = useConsolePath();
  const canWrite = useDenied('blog-posts:write') === undefined;
  const close = () => setOpened(undefined);
  const onGoTo = () => setOpened('palette');
  const onShowKeys = () => setOpened('keys');
  useDocumentShortcut(paletteShortcut, onGoTo);
  // Otherwise the letters after the key would go to the field that has the focus until the code is there.
  usePreload(preloaded);
  useKey((key) => {
    if (key === '?') onShowKeys();
    else if (key === 'c' && canWrite) leave(() => void navigate(path('blog/new')));
    else return false;
    return true;
  });
  const dialog = (
    <>
      {opened === 'keys' && <KeysDialog onClose={close} />}
      <Suspense fallback={null}>{opened === 'palette' && <CommandPalette onClose={close} />}</Suspense>
    </>
  );
  return { onGoTo, onShowKeys, dialog };
}
