import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { quietInLine } from '@workspace/ui/Button';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.lg};
  min-height: 2.125rem;
`;
const Heading = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.md};
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Title = styled.h1`
  font: ${weight.heavy} 1.375rem / 1.25 ${font.sign};
  letter-spacing: -0.01em;
`;
const Facts = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;
const Above = styled.div`
  flex-basis: 100%;
  margin-bottom: -${space.sm};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  ${quietInLine}
`;

interface PageHeaderProps {
  title: string;
  /** Facts beside the title. */
  subtitle?: ReactNode;
  /** The pages above this one. */
  crumbs?: readonly Crumb[];
  /** Actions, the only primary one last. */
  children?: ReactNode;
}

/** The top of a console page: the way back, its title with a few facts, and its actions. */
export function PageHeader({ title, subtitle, crumbs, children }: PageHeaderProps) {
  return (
    <Bar>
      {crumbs && (
        <Above>
          <Breadcrumbs crumbs={crumbs} />
        </Above>
      )}
      <Heading>
        <Title>{title}</Title>
        {subtitle && <Facts>{subtitle}</Facts>}
      </Heading>
      {children && <Actions>{children}</Actions>}
    </Bar>
  );
}
