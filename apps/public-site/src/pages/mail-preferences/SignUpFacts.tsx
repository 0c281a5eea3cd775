import type { Consent } from '@workspace/contracts/consents';
import type { MailPreferences } from '@workspace/contracts/mail-preferences';
import { dayOf, Fact } from './Fact.tsx';

/** The sign-ups of the subscriber: when, and to which text they agreed. */
export function SignUpFacts({ signedUpAt, waiting, consents }: MailPreferences) {
  return (
    <>
      {signedUpAt !== null && <Fact name="Sign-up on this website">{dayOf(signedUpAt)}</Fact>}
      {waiting?.map(({ listName, requestedAt }) => (
        <Fact key={requestedAt} name="Sign-up without a confirmation">
          “{listName}”, {dayOf(requestedAt)}
        </Fact>
      ))}
      {consents?.map((consent) => (
        <Fact key={consent.signedUpAt} name="Your consent">
          {describeConsent(consent)}
        </Fact>
      ))}
    </>
  );
}

/** Describes a consent: its text, time, page and confirmation, and the IP address if one is stored. */
function describeConsent({ listName, text, page, ip, signedUpAt, confirmedAt }: Consent): string {
  const notes = [
    ...(text === null ? [] : [`you agreed to “${text}”`]),
    ...(page === null ? [] : [page === '/' ? 'on the home page' : `on the page ${page}`]),
    ...(confirmedAt === null ? [] : [`you confirmed it on ${dayOf(confirmedAt)}`]),
    ...(ip === null ? [] : [`from the IP address ${ip}`]),
  ];
  return [`List “${listName}”, ${dayOf(signedUpAt)}`, ...notes].join('; ');
}
