import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { preferenceAddresses, type MailPreferences } from '@workspace/contracts/mail-preferences';
import { Button } from '@workspace/ui/Button';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { dayOf, Fact } from './Fact.tsx';
import { SignUpFacts } from './SignUpFacts.tsx';

const Section = styled.section`
  display: grid;
  gap: ${space.xl};
  padding-top: ${space.xl};
  border-top: 3px solid ${color.ink};
  h2 {
    font-size: ${text.xl};
  }
  > p {
    max-width: ${measure.text};
    color: ${color.inkSoft};
  }
`;
const Facts = styled.dl`
  display: grid;
  > div {
    display: grid;
    gap: ${space.xs} ${space.xl};
    padding-block: ${space.md};
    border-bottom: 1px solid ${color.line};
    ${media.desktop} {
      grid-template-columns: 14rem minmax(0, 1fr);
    }
  }
  dt {
    font: ${weight.strong} ${text.md} / 1.5 ${font.sign};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
const Erase = styled.form`
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  label {
    display: flex;
    gap: ${space.md};
    align-items: baseline;
    max-width: ${measure.text};
  }
  input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${color.sign};
  }
`;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const sources = { manual: 'by our staff', import: 'from a list that our staff imported', website: 'on this website' };
const statuses = { subscribed: 'gets the emails', unsubscribed: 'has left', bounced: 'could not be reached' };

interface Props {
  preferences: MailPreferences;
  token: string;
}

/** All data stored about the subscriber, with the option to erase it. */
export function StoredData({ preferences, token }: Props) {
  const { email, standing: status, lists, letters: sentEmails } = preferences;
  if (status === 'erased') return null;
  return (
    <Section aria-labelledby="stored">
      <h2 id="stored">What we store about you</h2>
      <Facts>
        <Fact name="Email address">{email}</Fact>
        {lists.map(({ name, firstName, lastName, status: listStatus, source, since, fieldNames = [] }) => (
          <Fact key={name} name={`List “${name}”`}>
            {[firstName, lastName].filter(Boolean).join(' ') || 'No name'}; {statuses[listStatus]}; added{' '}
            {sources[source]} on {dayOf(since)}
            {fieldNames.length > 0 && `; also ${list.format(fieldNames)}`}
          </Fact>
        ))}
        <SignUpFacts {...preferences} />
        <Fact name="Emails sent to you">
          {sentEmails.length === 0 ? 'None' : sentEmails.map(describeEmail).join('; ')}
        </Fact>
      </Facts>
      <p>
        Requests for a consultation are kept apart. To have one erased, or to see all values, write to{' '}
        <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>.
      </p>
      <Erase method="post" action={preferenceAddresses(token).erasure}>
        <label>
          <input type="checkbox" name="agreed" value="yes" required />
          <span>
            Erase all of this for good. A mark that does not show the address stays, so that no list brings it back.
          </span>
        </label>
        <Button type="submit">Erase what is stored</Button>
      </Erase>
    </Section>
  );
}

/** Describes an email, with the links opened from it if they were counted. */
function describeEmail({ subject, at, opened, scannerHits }: MailPreferences['letters'][number]): string {
  const notes = [
    dayOf(at),
    ...(opened.length > 0 ? [`you opened ${opened.map((title) => `“${title}”`).join(', ')}`] : []),
    ...(scannerHits > 0 ? [`a program that checks links followed ${scannerHits} of them`] : []),
  ];
  return `${subject} (${notes.join('; ')})`;
}
