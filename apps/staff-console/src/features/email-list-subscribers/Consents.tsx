import { styled } from 'styled-components';
import { listConsents, type Consent } from '@workspace/contracts/consents';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';

const Section = styled.section`
  display: grid;
  gap: ${space.sm};
  h3 {
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  }
  ul {
    display: grid;
    gap: ${space.sm};
    padding: 0;
    list-style: none;
  }
  li,
  p {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  q {
    color: ${color.ink};
  }
`;

interface ConsentsProps {
  listId: string;
  subscriberId: string;
}

/** The consents that a subscriber gave on the site, with the text of the form. */
export function Consents({ listId, subscriberId }: ConsentsProps) {
  const { data, error } = useEndpoint(listConsents, { params: { listId, id: subscriberId } });
  // A console that is newer than the API shows none.
  if (error || !data) return null;
  return (
    <Section aria-labelledby="consents">
      <h3 id="consents">Consent</h3>
      {data.consents.length === 0 && <p>None on the site: staff added this person, or the sign-up is older.</p>}
      <ul role="list">
        {data.consents.map((consent) => (
          <li key={consent.signedUpAt}>
            {consent.text !== null && (
              <>
                <q>{consent.text}</q>
                <br />
              </>
            )}
            {describe(consent)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Returns the circumstances of a consent in one line. */
function describe({ version, page, ip, signedUpAt, confirmedAt }: Consent): string {
  return [
    `Signed up ${shortMoment(signedUpAt)}`,
    confirmedAt ? `confirmed ${shortMoment(confirmedAt)}` : 'not confirmed by email',
    ...(page ? [`on ${page}`] : []),
    ...(version ? [`text of ${version}`] : []),
    ...(ip ? [`from ${ip}`] : []),
  ].join(' · ');
}
