import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { preferenceAddresses, type MailPreferences } from '@workspace/contracts/mail-preferences';
import { Button, type ButtonProps } from '@workspace/ui/Button';
import { color, measure, space, text } from '@workspace/ui/theme/tokens.ts';
import { Head } from '../../head/Head.tsx';

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
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
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  padding-top: ${space.sm};
`;
const Small = styled.p`
  && {
    color: ${color.inkSoft};
    font-size: ${text.md};
  }
`;

interface Props {
  preferences: MailPreferences;
  token: string;
}

/** The current status of the subscription, with the possible choices. */
export function Choices({ preferences: { email, listName, standing: status }, token }: Props) {
  const address = <strong>{email}</strong>;
  const back = listName !== null && <Choice token={token} choice="return" label={`Get “${listName}” again`} />;
  if (status === 'erased') {
    return (
      <StatusNotice title="Nothing is stored">
        <p>All data that our newsletter stored about {address} is erased, and nothing is sent there.</p>
        <Row>{back}</Row>
      </StatusNotice>
    );
  }
  if (status === 'left') {
    return (
      <StatusNotice title="You get no newsletter">
        <p>No newsletter of ours goes to {address}, whatever list it is on.</p>
        <Row>{back}</Row>
        <Small>An email that was already on its way may still arrive.</Small>
      </StatusNotice>
    );
  }
  const isIn = status === 'subscribed';
  return (
    <StatusNotice title={isIn ? 'Your newsletter' : 'You have left this list'}>
      <p>
        Emails of {listName === null ? 'this list' : `“${listName}”`} {isIn ? 'go' : 'do not go'} to {address}.
      </p>
      <Row>
        {isIn ? (
          <Choice token={token} choice="leave-list" label="Unsubscribe from this list" variant="primary" />
        ) : (
          back
        )}
        <Choice token={token} choice="leave-all" label="Unsubscribe from all our lists" />
      </Row>
      {!isIn && <Small>Other lists of ours may still have this address.</Small>}
    </StatusNotice>
  );
}

/** The status is the title of the page too, which screen readers say first after each choice. */
function StatusNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section aria-labelledby="status">
      <Head title={title} description="Leave the newsletter, come back, and see what is stored about you." />
      <h1 id="status">{title}</h1>
      {children}
    </Section>
  );
}

interface ChoiceProps extends Pick<Props, 'token'> {
  choice: 'leave-list' | 'leave-all' | 'return';
  label: string;
  variant?: ButtonProps['variant'];
}

/** A choice as a form of its own: one press, no script. */
function Choice({ token, choice, label, variant = 'secondary' }: ChoiceProps) {
  return (
    <form method="post" action={preferenceAddresses(token).choice}>
      <Button type="submit" name="choice" value={choice} variant={variant} size="lg">
        {label}
      </Button>
    </form>
  );
}
