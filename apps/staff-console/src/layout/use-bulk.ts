import { useState } from 'react';
import type { Permission } from '@workspace/contracts/roles';
import { useToast } from '@workspace/ui/Toast';
import { bulkToast } from './bulk-toast.ts';
import { runForEach } from './run-for-each.ts';
import { useDenied } from './use-permission.ts';
import { useSelection, type Selectable, type Selection } from './use-selection.ts';

/** An action on the selected rows of a list. */
export interface BulkAction<Row> {
  label: string;
  /** Completes "3 requests are …". */
  done: string;
  run: (row: Row) => Promise<unknown>;
  /** Reverses it for a row as it was before. */
  undo?: (row: Row) => Promise<unknown>;
  /** Asked first, with the number of rows. */
  question?: (count: number) => { title: string; description: string };
}

interface BulkProps<Row extends Selectable> {
  rows: readonly Row[];
  /** The filter and the page of the list. */
  scope: string;
  permission: Permission;
  /** One row in a word, such as "request". */
  noun: string;
  nameOf: (row: Row) => string;
  actions: readonly BulkAction<Row>[];
  /** Loads the list anew. */
  refresh: () => void;
}

/** The selection of a list with its actions. */
export interface Bulk<Row extends Selectable> extends Pick<BulkProps<Row>, 'noun' | 'nameOf' | 'actions'> {
  selection: Selection<Row>;
  /** Present while an action runs. */
  progress: { label: string; finished: number; of: number } | undefined;
  /** Runs an action for the selected rows. Rows that fail stay selected. */
  start: (action: BulkAction<Row>) => Promise<void>;
}

/** Returns the selection of a list and its actions; undefined for people who may not use them. */
export function useBulk<Row extends Selectable>(props: BulkProps<Row>): Bulk<Row> | undefined {
  const { rows, scope, permission, noun, nameOf, actions, refresh } = props;
  const selection = useSelection(rows, scope);
  const [progress, setProgress] = useState<Bulk<Row>['progress']>();
  const toast = useToast();
  const isDenied = useDenied(permission) !== undefined;
  const undo = async (run: (row: Row) => Promise<unknown>, changed: readonly Row[]) => {
    const outcome = await runForEach(changed, run);
    refresh();
    toast(bulkToast(outcome, { noun, nameOf, done: 'changed back' }));
  };
  const start = async (action: BulkAction<Row>) => {
    const { selected } = selection;
    if (progress || selected.length === 0) return;
    const show = (finished: number) => setProgress({ label: action.label, finished, of: selected.length });
    show(0);
    const outcome = await runForEach(selected, action.run, show);
    setProgress(undefined);
    selection.select(outcome.failed.map(({ row }) => row));
    refresh();
    const reverse = action.undo && (() => void undo(action.undo!, outcome.done));
    toast(bulkToast(outcome, { noun, nameOf, done: action.done, undo: reverse }));
  };
  return isDenied ? undefined : { selection, progress, start, noun, nameOf, actions };
}
