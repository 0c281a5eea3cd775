import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import type { Permission } from '@workspace/contracts/roles';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { RowAction } from './row-action.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useDenied } from './use-permission.ts';
import type { Selectable, Selection } from './use-selection.ts';

const MenuCell = styled.td`
  width: 1%;
  text-align: right;
  [data-row-menu] {
    padding-inline: 0.4rem;
    color: ${color.inkSoft};
  }
  /* The narrow column would shrink the icon to nothing. */
  svg {
    flex: none;
    max-width: none;
  }
`;

const none: readonly RowAction[] = [];

/** The column of the checkboxes. */
export const SelectCell = styled.td`
  width: 1%;
  && {
    padding-inline: ${space.sm} 0;
  }
`;

interface ListRowProps<Row extends Selectable> {
  /** Name of the row for its menu. */
  name: string;
  /** Everything beyond opening it. Without any, the row has no menu. */
  actions?: readonly RowAction[];
  /** People without it see only the links among the actions, and of these only those that change nothing. */
  permission?: Permission;
  /** With a column of checkboxes: the row, and the selection that it can be in. */
  selecting?: { row: Row; selection: Selection<Row> } | undefined;
  /** The cells, the first of them with a `RowLink` or a `RowButton`. */
  children: ReactNode;
}

/** One row of a list: a press anywhere opens it (see use-lists.ts), and its menu has the rest. */
export function ListRow<Row extends Selectable>(props: ListRowProps<Row>) {
  const { name, actions: all = none, permission, selecting, children } = props;
  const isDenied = useDenied(permission) !== undefined;
  const actions = isDenied ? all.filter(({ onSelect, isForWriters }) => !onSelect && !isForWriters) : all;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isInMenu =
      event.target instanceof Element && event.target.closest('[popover], input:not([type=checkbox])') !== null;
    const removal = actions.find(({ isDestructive }) => isDestructive);
    if (event.key !== 'Delete' || isInMenu || !removal) return;
    event.preventDefault();
    removal.onSelect?.();
  };
  return (
    <tr onKeyDown={onKeyDown} data-selected={selecting?.selection.has(selecting.row) || undefined}>
      {selecting && (
        <SelectCell>
          <RowCheckbox name={name} {...selecting} />
        </SelectCell>
      )}
      {children}
      <MenuCell>{actions.length > 0 && <RowMenu name={name} actions={actions} />}</MenuCell>
    </tr>
  );
}

/** The first cell of a row. Its text is cut where the row ends, and wraps on a phone. */
export const RowTitle = styled.th.attrs({ scope: 'row' })`
  width: 100%;
  overflow-wrap: anywhere;
  ${media.phoneUp} {
    max-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
/** Details beside the title of a row, or below it on a phone. */
export const RowHint = styled.span`
  display: block;
  color: ${color.inkSoft};
  font: ${weight.text} ${text.sm} / 1.35 ${font.text};
  ${media.phoneUp} {
    display: inline;
    margin-left: ${space.md};
  }
`;
/** A second line of a row, for reasons that a person must read whole. */
export const RowLine = styled.div`
  overflow-wrap: anywhere;
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.25 ${font.text};
  white-space: normal;
`;

const opener = css`
  border: 0;
  padding: 0;
  background: none;
  color: ${color.ink};
  font: ${weight.strong} ${text.sm} / 1.35 ${font.sign};
  text-align: left;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: 1px;
  }
`;
/* Cut by itself: a link that continues under the next cell could not be pressed at its middle. */
const cut = css`
  ${media.phoneUp} {
    display: inline-block;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
    /* Leaves room for the chip of a state. */
    &:has(+ [data-badge]) {
      max-width: calc(100% - 7rem);
    }
  }
`;
const OpeningLink = styled(Link)`
  ${opener}
  ${cut}
`;
const OpeningButton = styled.button`
  ${opener}
  ${cut}
`;

/** The link that opens a row's page. `verb` is read before its name, such as "Edit". */
export function RowLink({ to, verb, children }: { to: string; verb?: string; children: ReactNode }) {
  return (
    <OpeningLink to={to} data-opens="">
      {verb && <VisuallyHidden>{verb} </VisuallyHidden>}
      {children}
    </OpeningLink>
  );
}

/** The button that opens a row's dialog. */
export function RowButton({ onOpen, verb, children }: { onOpen: () => void; verb?: string; children: ReactNode }) {
  return (
    <OpeningButton type="button" data-opens="" onClick={onOpen}>
      {verb && <VisuallyHidden>{verb} </VisuallyHidden>}
      {children}
    </OpeningButton>
  );
}
