import { useState } from 'react';
import { styled } from 'styled-components';
import type { Contact } from '@workspace/contracts/contacts';
import { citySizes, labelOf, serviceInterests } from '@workspace/contracts/form-choices';
import { Badge } from '@workspace/ui/Badge';
import { Notice } from '@workspace/ui/Notice';
import { color, space, text } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { useMinutes } from '../../layout/use-minutes.ts';
import { AssignDialog } from './AssignDialog.tsx';
import { ContactMenu, type OpenDialog } from './ContactMenu.tsx';
import { consentText } from './consent-text.ts';
import { deadline } from './deadline.ts';
import { Bar } from './inbox-style.ts';
import { spamReasonText } from './spam-reasons.ts';
import { TagsDialog } from './TagsDialog.tsx';

const Title = styled.h2`
  font-size: ${text.xl};
`;
const Facts = styled.p`
  margin-top: ${space.xs};
  color: ${color.inkSoft};
  font-size: ${text.sm};
  a {
    color: ${color.link};
  }
`;

/** The sender of a request, its state, and what can be done with it. */
export function ContactHead({ contact }: { contact: Contact }) {
  const now = useMinutes();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { firstName, lastName, email, tags, status, spamReasons } = contact;
  const { tone, words } = deadline(contact, now);
  const close = () => setDialog(undefined);
  return (
    <header>
      <Bar data-apart="">
        <Bar>
          <Title>
            {firstName} {lastName}
          </Title>
          <Badge tone={tone}>{words}</Badge>
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </Bar>
        <Permitted to="contacts:write">
          <ContactMenu contact={contact} onDialog={setDialog} />
        </Permitted>
      </Bar>
      <Facts>
        <a href={`mailto:${email}`}>{email}</a>
        {` · ${factsOf(contact).join(' · ')}`}
      </Facts>
      {status === 'spam' && spamReasons.length > 0 && (
        <Notice tone="caution" title="Taken for spam">
          {spamReasons.map(spamReasonText).join(' ')}
        </Notice>
      )}
      {dialog === 'assign' && <AssignDialog contact={contact} onClose={close} />}
      {dialog === 'tags' && <TagsDialog contact={contact} onClose={close} />}
    </header>
  );
}

function factsOf({ citySize, serviceInterest, agreedPolicy, status, dueAt, owner }: Contact): string[] {
  return [
    `${labelOf(citySizes, citySize)} people`,
    labelOf(serviceInterests, serviceInterest),
    owner ? `owner ${owner}` : 'no owner',
    ...(status === 'waiting' ? [`answer due ${shortMoment(dueAt)}`] : []),
    consentText(agreedPolicy),
  ];
}
