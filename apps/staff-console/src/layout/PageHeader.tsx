import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space, weight } from '@workspace/ui/theme/tokens.ts';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.lg};
`;
const Title = styled.h1`
  font: ${weight.heavy} clamp(1.5rem, 1.2rem + 1.2vw, 2rem) / 1.15 ${font.sign};
  letter-spacing: -0.01em;
`;
const Subtitle = styled.p`
  margin-top: ${space.xs};
  color: ${color.inkSoft};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
`;

/** The top of a console page: its title and its actions. */
export function PageHeader({ title, subtitle, children }: { title: string; subtitle?: string; children?: ReactNode }) {
  return (
    <Bar>
      <div>
        <Title>{title}</Title>
        {subtitle && <Subtitle>{subtitle}</Subtitle>}
      </div>
      {children && <Actions>{children}</Actions>}
    </Bar>
  );
}
