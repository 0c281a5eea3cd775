import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '@workspace/ui/Icon';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const List = styled.ul`
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto minmax(4rem, auto) minmax(0, 1fr);
    gap: ${space.md};
    padding: ${space.sm} 0;
    border-bottom: 1px solid ${color.line};
    font-size: ${text.sm};
    line-height: 1.45;
  }
  strong {
    font: ${weight.strong} ${text.sm} / 1.45 ${font.sign};
  }
  [data-outcome='ok'] > :not(:last-child) {
    color: ${color.link};
  }
  [data-outcome='warning'] > :not(:last-child) {
    color: ${color.caution};
  }
  [data-outcome='stop'] > :not(:last-child) {
    color: ${color.danger};
  }
  [data-outcome='absent'] > :not(:last-child),
  [data-outcome='unknown'] > :not(:last-child) {
    color: ${color.inkSoft};
  }
`;

const faces = {
  stop: ['close', 'Stop'],
  warning: ['alert', 'Look'],
  unknown: ['info', 'Unknown'],
  absent: ['info', 'Optional'],
  ok: ['check', 'Fine'],
} as const satisfies Record<string, readonly [IconName, string]>;

const worstFirst = Object.keys(faces);

interface Check {
  name: string;
  outcome: keyof typeof faces;
  children: ReactNode;
}

/** Results of checks, the worst first, each with its outcome as an icon and a word. */
export function CheckList({ label, checks }: { label: string; checks: readonly Check[] }) {
  const sorted = checks.toSorted((a, b) => worstFirst.indexOf(a.outcome) - worstFirst.indexOf(b.outcome));
  return (
    <List aria-label={label}>
      {sorted.map(({ name, outcome, children }) => (
        <li key={name} data-outcome={outcome}>
          <Icon name={faces[outcome][0]} size={18} />
          <strong>{faces[outcome][1]}</strong>
          <div>{children}</div>
        </li>
      ))}
    </List>
  );
}
