import { styled } from 'styled-components';
import { brand } from '@workspace/contracts/brand';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Inbox = styled.figure`
  width: 360px;
  max-width: 100%;
  margin: 0 auto;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  figcaption {
    padding: ${space.xs} ${space.md};
    border-bottom: 1px solid ${color.line};
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.xs} / 1.4 ${font.sign};
  }
`;
const Email = styled.div`
  display: grid;
  grid-template-columns: 2.25rem minmax(0, 1fr) auto;
  gap: 0 ${space.sm};
  padding: ${space.sm} ${space.md} ${space.md};
  font: ${weight.text} 0.875rem / 1.4 ${font.text};
  > span:first-child {
    grid-row: 1 / 4;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 50%;
    background-color: ${color.sign};
    color: ${color.onSign};
    font: ${weight.strong} 1rem / 1 ${font.sign};
  }
  > strong,
  > p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > p {
    grid-column: 2 / -1;
  }
  > :last-child,
  > time {
    color: ${color.inkSoft};
  }
`;

interface InboxRowProps {
  subject: string;
  preheader: string;
  sender?: string | undefined;
}

/** The email in the list of a phone's inbox. */
export function InboxRow({ subject, preheader, sender = brand.name }: InboxRowProps) {
  return (
    <Inbox>
      <figcaption>In the inbox of a phone</figcaption>
      <Email>
        <span aria-hidden="true">{sender[0]}</span>
        <strong>{sender}</strong>
        <time>9:41</time>
        <p>{subject || 'No subject yet'}</p>
        <p>{preheader || 'No preheader yet'}</p>
      </Email>
    </Inbox>
  );
}
