import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { confirmationDays, confirmationPath, getSignUp, type SignUp } from '@workspace/contracts/pending-sign-ups';
import { Button } from '@workspace/ui/Button';
import { color, measure, space, text } from '@workspace/ui/theme/tokens.ts';
import { SiteLinkButton } from '../../layout/SiteLinkButton.tsx';
import { usePage, usePageData } from '../../page-data/page-context.ts';
import { ConfirmHead } from './ConfirmHead.tsx';
import { confirmInput } from './confirm-input.ts';

const Section = styled.section`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.lg};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  min-height: min(60svh, 36rem);
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter};
  h1 {
    max-width: 11.9em;
    font-size: clamp(2.25rem, 1.6rem + 3vw, 4rem);
  }
  p {
    max-width: ${measure.text};
    font-size: ${text.lg};
    overflow-wrap: anywhere;
  }
`;
const Small = styled.p`
  && {
    color: ${color.inkSoft};
    font-size: ${text.md};
  }
`;

/** The page behind the link of a confirmation email. Opening it changes nothing; its button does. Needs no script. */
export default function ConfirmPage() {
  const { params } = usePage();
  const input = confirmInput(params);
  const { data } = usePageData(getSignUp, input);
  return (
    <>
      <ConfirmHead />
      {data && <State signUp={data} token={input.params.token} />}
    </>
  );
}

function State({ signUp, token }: { signUp: SignUp; token: string }) {
  const { status } = signUp;
  if (status === 'pending') return <Pending signUp={signUp} token={token} />;
  if (status === 'confirmed') return <Confirmed signUp={signUp} />;
  return <Unusable signUp={signUp} />;
}

function Pending({ signUp: { email, listName }, token }: { signUp: SignUp; token: string }) {
  return (
    <Notice title="Confirm your sign-up">
      <p>
        Press the button, and emails of “{listName}” go to <strong>{email}</strong>.
      </p>
      <form method="post" action={confirmationPath(token)}>
        <Button type="submit" variant="primary" size="lg">
          Confirm my sign-up
        </Button>
      </form>
      <Small>Nothing happens until then. If you did not sign up, close this page.</Small>
    </Notice>
  );
}

function Confirmed({ signUp: { email, listName, confirmedAt } }: { signUp: SignUp }) {
  return (
    <Notice title="You are signed up">
      <p>
        Emails of “{listName}” go to <strong>{email}</strong>. You confirmed it on {dayOf(confirmedAt)}, and there is
        nothing more to do.
      </p>
      <SiteLinkButton
        item={{ label: 'Read the potholes report', to: '/potholes-report' }}
        variant="primary"
        size="lg"
      />
      <Small>Opening the link of the email again changes nothing. To leave, use the link in any of our emails.</Small>
    </Notice>
  );
}

/** A link that has expired, or that was used by a person who has left since. */
function Unusable({ signUp: { status, email, listName, confirmedAt } }: { signUp: SignUp }) {
  const isLeft = status === 'left';
  return (
    <Notice title={isLeft ? 'This link was used' : 'This link has expired'}>
      {isLeft ? (
        <p>
          You confirmed it on {dayOf(confirmedAt)}, and <strong>{email}</strong> has left “{listName}” since. A link
          works once.
        </p>
      ) : (
        <p>The link of a confirmation email works for {confirmationDays} days. Sign up again, and you get a new one.</p>
      )}
      <SiteLinkButton item={{ label: 'Sign up again', to: '/#newsletter' }} variant="primary" size="lg" />
    </Notice>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section aria-labelledby="confirm">
      <h1 id="confirm">{title}</h1>
      {children}
    </Section>
  );
}

/** In UTC, so that every server renders the same. */
const dayOf = (moment: string | null): string =>
  new Date(moment ?? 0).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
