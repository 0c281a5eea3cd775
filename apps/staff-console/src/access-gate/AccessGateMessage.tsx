import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Frame = styled.main`
  min-height: 100vh;
  display: grid;
  place-items: center;
  padding: ${space.xl} ${space.lg};
`;
const Card = styled.section`
  width: min(100%, 32rem);
  display: grid;
  gap: ${space.lg};
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-top: 6px solid ${color.lane};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  overflow-wrap: anywhere;
`;
const Title = styled.h1`
  font: ${weight.heavy} ${text.xl} / 1.2 ${font.sign};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

/** A message in place of the console, for users without access or while the check runs. */
export function AccessGateMessage({
  title,
  actions,
  children,
}: {
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Frame>
      <Card aria-live="polite">
        <Title>{title}</Title>
        <div>{children}</div>
        {actions && <Actions>{actions}</Actions>}
      </Card>
    </Frame>
  );
}
