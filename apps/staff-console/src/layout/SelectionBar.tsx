import { useRef, useState, type ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, layer, media, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from './format-number.ts';
import { bottomBarHeight } from './navigation-style.ts';
import type { Bulk, BulkAction } from './use-bulk.ts';
import { useKey } from './use-key.ts';
import type { Selectable } from './use-selection.ts';

/* At the lower edge of the window, or of its list if that ends above. */
const Bar = styled.div`
  position: sticky;
  bottom: calc(${bottomBarHeight} + ${space.sm});
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  margin-top: ${space.md};
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  box-shadow: ${color.shadow};
  ${media.desktop} {
    bottom: ${space.sm};
  }
  progress {
    flex: 1 1 6rem;
    min-width: 4rem;
    max-width: 12rem;
    accent-color: ${color.link};
  }
`;
const Count = styled.strong`
  margin-right: auto;
  font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  font-variant-numeric: tabular-nums;
`;
/** Shows the focused row and toasts above the bar. */
const RoomForBar = createGlobalStyle`
  html {
    scroll-padding-bottom: 8rem;
  }
  html:root body {
    --toast-bottom: 3.75rem;
    @media (max-width: 59.99rem) {
      --toast-bottom: calc(${bottomBarHeight} + 6.5rem);
    }
  }
`;

interface SelectionBarProps<Row extends Selectable> {
  bulk: Bulk<Row>;
  /** Buttons for actions that a dialog asks more about. */
  children?: ReactNode;
}

/** The number of selected rows and the actions on them, below a list. Nothing while no row is selected. */
export function SelectionBar<Row extends Selectable>({ bulk, children }: SelectionBarProps<Row>) {
  const { selection, actions, progress, start } = bulk;
  const [asked, setAsked] = useState<BulkAction<Row>>();
  const bar = useRef<HTMLDivElement>(null);
  const count = selection.selected.length;
  const clear = () => {
    if (bar.current?.contains(document.activeElement)) focusList();
    selection.select([]);
  };
  useKey((key) => {
    if (key !== 'Escape' || count === 0 || progress) return false;
    clear();
    return true;
  });
  const run = (action: BulkAction<Row>) => {
    setAsked(undefined);
    // Once a dialog is closed, which returns the focus to its button.
    setTimeout(focusList);
    void start(action);
  };
  const words = `${formatNumber(count)} selected`;
  const choose = (action: BulkAction<Row>) => (action.question ? setAsked(action) : run(action));
  return (
    <>
      <VisuallyHidden role="status">{count > 0 && words}</VisuallyHidden>
      {(count > 0 || progress) && (
        <Bar ref={bar} role="group" aria-label="Selected rows">
          <RoomForBar />
          <Count aria-hidden={!progress}>{progress ? progressText(progress) : words}</Count>
          {progress ? (
            <progress aria-label={progress.label} value={progress.finished} max={progress.of} />
          ) : (
            <Choices {...{ actions, children }} onChoose={choose} onClear={clear} />
          )}
        </Bar>
      )}
      <Question {...{ asked, count }} onClose={() => setAsked(undefined)} onConfirm={run} />
    </>
  );
}

interface ChoicesProps<Row> {
  actions: readonly BulkAction<Row>[];
  onChoose: (action: BulkAction<Row>) => void;
  onClear: () => void;
  children: ReactNode;
}

function Choices<Row>({ actions, onChoose, onClear, children }: ChoicesProps<Row>) {
  return (
    <>
      {actions.map((action) => (
        <Button key={action.label} size="sm" onClick={() => onChoose(action)}>
          {action.label}
        </Button>
      ))}
      {children}
      <Button size="sm" variant="quiet" onClick={onClear}>
        Clear
      </Button>
    </>
  );
}

interface QuestionProps<Row> {
  asked: BulkAction<Row> | undefined;
  count: number;
  onClose: () => void;
  onConfirm: (action: BulkAction<Row>) => void;
}

function Question<Row>({ asked, count, onClose, onConfirm }: QuestionProps<Row>) {
  return (
    <ConfirmDialog
      isOpen={asked !== undefined}
      onClose={onClose}
      onConfirm={() => asked && onConfirm(asked)}
      title=""
      description=""
      {...asked?.question?.(count)}
      confirmLabel={asked?.label ?? ''}
    />
  );
}

const progressText = ({ label, finished, of }: NonNullable<Bulk<Selectable>['progress']>): string =>
  `${label}: ${formatNumber(finished)} of ${formatNumber(of)}`;

/** The button that had the focus disappears with the bar. */
function focusList(): void {
  (document.querySelector<HTMLElement>('[data-selects-all]') ?? document.getElementById('page'))?.focus();
}
