import { useEffect, useMemo, useState } from 'react';
import { ServerCopy, type Server, type ServerState } from './server-copy.ts';

/** The copy of an unsaved text on the server, and its state. Another `opening` is another text. */
export function useServerCopy<Text extends object>(server: Server<Text>, opening: object) {
  const [state, setState] = useState<ServerState>('none');
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const copy = useMemo(() => new ServerCopy(server, setState), [server, opening]);
  useEffect(() => {
    copy.open();
    return () => copy.close();
  }, [copy]);
  return { copy, state };
}
