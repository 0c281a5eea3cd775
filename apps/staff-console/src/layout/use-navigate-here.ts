import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Returns a function that navigates while its component is mounted. A late response does not take a person away from the
 * page to which they went meanwhile. It is stable.
 */
export function useNavigateHere(): (to: string, options?: { replace?: boolean; state?: unknown }) => void {
  const navigate = useNavigate();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(
    (to, options) => {
      if (isMounted.current) void navigate(to, options);
    },
    [navigate],
  );
}
