import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { quietInLine } from '../Button/button-style.ts';
import { color, radius, space, text } from '../theme/tokens.ts';

const Box = styled.section`
  min-width: 0;
  padding: var(--panel-space, clamp(1rem, 2.5vw, 1.375rem));
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
  margin-bottom: ${space.md};
  > :first-child {
    font-size: ${text.xl};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  ${quietInLine}
`;

export type PanelProps = {
  /** Names the panel; without it the panel is a plain box. */
  title?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  children: ReactNode;
};

/** A bordered section of a page with its own heading and actions. */
export function Panel({ title, actions, headingLevel = 2, children }: PanelProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Box aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <Head>
          {title && <Heading id={id}>{title}</Heading>}
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      {children}
    </Box>
  );
}
