import { useState } from 'react';
import { connectLinkedin, daysOfWarning, type LinkedinSignIn } from '@workspace/contracts/linkedin-connection';
import { longDate } from '@workspace/contracts/long-date';
import { ButtonLink } from '@workspace/ui/Button';
import { Notice } from '@workspace/ui/Notice';

const again = (
  <ButtonLink href={connectLinkedin.path} size="sm">
    Connect again
  </ButtonLink>
);

interface SignInNoticeProps {
  signIn: LinkedinSignIn;
  /** False when the link to reconnect is shown elsewhere. */
  hasWay?: boolean;
}

/** Warns that the LinkedIn sign-in has expired or will soon. Shows nothing while it is valid. */
export function SignInNotice({ signIn: { state, endsAt }, hasWay = true }: SignInNoticeProps) {
  const way = hasWay && again;
  const [now] = useState(() => Date.now());
  const ends = new Date(endsAt);
  if (state === 'over') {
    return (
      <Notice tone="destructive" title="The LinkedIn sign-in is over" action={way}>
        Nothing is posted until somebody connects again. Page and settings stay.
      </Notice>
    );
  }
  if (state === 'key_missing') {
    return (
      <Notice tone="destructive" title="The LinkedIn sign-in cannot be read" action={way}>
        The key that it is sealed with is not in LINKEDIN_TOKEN_KEYS any more. Ask the people who run the site to put it
        back, or connect again.
      </Notice>
    );
  }
  if (ends.getTime() - now > daysOfWarning * 86_400_000) return null;
  return (
    <Notice tone="caution" title={`The LinkedIn sign-in ends on ${longDate(ends)}`} action={way}>
      Connect again before that day, and nothing is missed. Page and settings stay.
    </Notice>
  );
}
