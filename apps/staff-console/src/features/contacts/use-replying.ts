import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useConsolePath } from '../../layout/base-path.ts';

/** The request whose reply gets the focus once it is open. */
export interface Replying {
  id: string | undefined;
  start: (id: string) => void;
  end: () => void;
}

/** Opens a request for a reply to it. */
export function useReplying(openId: string | undefined): Replying {
  const [id, setId] = useState<string>();
  const navigate = useNavigate();
  const path = useConsolePath();
  const { search } = useLocation();
  const start = (wanted: string) => {
    setId(wanted);
    if (wanted !== openId) void navigate(`${path(`contacts/${wanted}`)}${search}`);
  };
  return { id, start, end: () => setId(undefined) };
}
