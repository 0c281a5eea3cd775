import { useEffect, useRef } from 'react';
import { login } from '@workspace/contracts/auth';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { ButtonLink } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';

interface SignedOutProps {
  /** Where the new sign-in leads to. */
  returnTo: string;
  /** Whether this device keeps what was written. Where it does not, this page stays open. */
  isKept?: boolean;
  /** What did not happen for want of a session. */
  title?: string;
  /** Where what was written is found again. */
  then?: string;
}

/** Says that the session is over, where it can be seen, and leads to a new one that costs nobody their words. */
export function SignedOut(props: SignedOutProps) {
  const { returnTo, isKept = true, title = 'You were signed out, and nothing was saved', then = 'it is here' } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  const link = (
    <ButtonLink href={urlOf(login, { query: { returnTo } })} opensNewTab={!isKept}>
      Sign in again
    </ButtonLink>
  );
  return (
    <div ref={place}>
      <Notice tone="caution" title={title} action={link} isLive>
        {isKept
          ? `What you wrote is kept on this device. Sign in again, and ${then}.`
          : 'This browser keeps no unsaved text. Leave this page open, sign in in another tab, and try again here.'}
      </Notice>
    </div>
  );
}
