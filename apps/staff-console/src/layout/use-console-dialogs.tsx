import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadPage } from '../load-page.ts';
import { useConsolePath } from './base-path.ts';
import { EarlyPalette, noKeys } from './EarlyPalette.tsx';
import { paletteShortcut } from './GoToBox.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { useLeave } from './leave-guard.ts';
import { useDocumentShortcut } from './use-document-shortcut.ts';
import { useKey } from './use-key.ts';
import { useDenied } from './use-permission.ts';
import { usePreload } from './use-preload.ts';

const palette = () => import('../features/command-palette/CommandPalette.tsx');
const CommandPalette = lazy(() => loadPage<ComponentProps<Awaited<ReturnType<typeof palette>>['default']>>(palette));
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
  const [early, setEarly] = useState(noKeys);
  const onGoTo = () => {
    setEarly(noKeys);
    setOpened('palette');
  };
  const onShowKeys = () => setOpened('keys');
  useDocumentShortcut(paletteShortcut, onGoTo);
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
      {opened === 'palette' && (
        <Suspense fallback={<EarlyPalette keys={early} onKeys={setEarly} onClose={close} />}>
          <CommandPalette early={early} onClose={close} />
        </Suspense>
      )}
    </>
  );
  return { onGoTo, onShowKeys, dialog };
}
