import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Section } from '../../layout/Section.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 4.5rem;
  }
`;
const List = styled.ul`
  list-style: none;
  li {
    padding-block: ${space.lg};
    border-top: 1px solid ${color.line};
  }
  a {
    color: ${color.ink};
    font: ${weight.strong} clamp(1.25rem, 1.05rem + 0.9vw, 1.75rem) / 1.25 ${font.sign};
    letter-spacing: -0.01em;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    padding-top: ${space.xs};
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;

const tools = [
  {
    to: '/potholes-report',
    label: 'The potholes report',
    use: 'How potholes form, three methods of repair with their prices, and what prevention saves.',
  },
  {
    to: '/lab',
    label: 'Street network lab',
    use: 'Move a budget and a year, and see the condition of every street of an example town, or of your own.',
  },
  {
    to: '/cost',
    label: 'Cost calculator',
    use: 'Your miles and your costs, with every assumption on the page and yours to change.',
  },
] as const;

/** Pages that a reader can use at once, without an account. */
export const ToolLinks = ({ title }: { title: string }) => (
  <Section labelledBy="tools-title" tone="alt">
    <Split>
      <h2 id="tools-title">{title}</h2>
      <List role="list">
        {tools.map(({ to, label, use }) => (
          <li key={to}>
            <a href={to}>{label}</a>
            <p>{use}</p>
          </li>
        ))}
      </List>
    </Split>
  </Section>
);
