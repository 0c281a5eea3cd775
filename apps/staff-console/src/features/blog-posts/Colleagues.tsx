import { styled } from 'styled-components';
import type { Colleague } from '@workspace/contracts/blog-post-autosaves';
import { visuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shortName } from '../../layout/short-name.ts';

const List = styled.ul`
  display: flex;
  gap: ${space.sm};
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;
const Initial = styled.span`
  display: grid;
  place-items: center;
  width: 1.625rem;
  height: 1.625rem;
  border-radius: 50%;
  background-color: ${color.link};
  color: ${color.surface};
  font: ${weight.heavy} ${text.xs} / 1 ${font.sign};
  text-transform: uppercase;
`;

/* Beside the buttons there is room for the initial alone; the rest is read aloud. */
const Words = styled.span`
  @media (min-width: 60rem) and (max-width: 89.99rem) {
    ${visuallyHidden}
  }
`;

/** The colleagues who have the post open, and what they do. */
export function Colleagues({ colleagues }: { colleagues: readonly Colleague[] }) {
  return (
    <div role="status">
      {colleagues.length > 0 && (
        <List>
          {colleagues.slice(0, 3).map(({ email, isWriting }) => (
            <li key={email} title={`${email} is ${isWriting ? 'writing' : 'here'}`}>
              <Initial aria-hidden="true">{email[0]}</Initial>
              <Words>
                {shortName(email)} is {isWriting ? 'writing' : 'here'}
              </Words>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}
