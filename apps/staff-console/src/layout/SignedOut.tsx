import { useEffect, useRef } from 'react';
import { login } from '@workspace/contracts/auth';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { ButtonLink } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';

interface SignedOutProps {
  /** Path to return to after the new sign-in. */
  returnTo: string;
  /** True when this device stores the unsaved text. Otherwise this page stays open. */
  isStored?: boolean;
  /** Describes the failed action. */
  title?: string;
  /** Describes the place of the unsaved text after the sign-in. */
  then?: string;
}

/** Shows that the session has ended, scrolled into view, with a link to a new sign-in that preserves unsaved text. */
export function SignedOut(props: SignedOutProps) {
  const {
    returnTo,
    isStored = true,
    title = 'You were signed out, and nothing was saved',
    then = 'it is here',
  } = props;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.scrollIntoView({ block: 'nearest' }), []);
  const link = (
    <ButtonLink href={urlOf(login, { query: { returnTo } })} opensNewTab={!isStored}>
      Sign in again
    </ButtonLink>
  );
  return (
    <div ref={message}>
      <Notice tone="caution" title={title} action={link} isLive>
        {isStored
          ? `What you wrote is kept on this device. Sign in again, and ${then}.`
          : 'This browser keeps no unsaved text. Leave this page open, sign in in another tab, and try again here.'}
      </Notice>
    </div>
  );
}
