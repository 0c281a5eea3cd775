import { styled } from 'styled-components';
import { media, space } from '@workspace/ui/theme/tokens.ts';
import { LinkRows } from './LinkRows.tsx';
import { Section } from './Section.tsx';

const Split = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 4.5rem;
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
      <LinkRows rows={tools} />
    </Split>
  </Section>
);
