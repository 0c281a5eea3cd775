import { useState } from 'react';
import { call } from '@workspace/contracts/endpoint/call';
import type { EmailList } from '@workspace/contracts/email-lists';
import { useEvict, useRefresh, useUpdateCached } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { ruleErrors } from '@workspace/contracts/rule-errors';
import type { RuleGroup } from '@workspace/contracts/segment-rules';
import {
  changeSegment,
  countRules,
  countSegment,
  createSegment,
  getSegment,
  listSegments,
  type Segment,
} from '@workspace/contracts/segments';
import type { SubscriberField } from '@workspace/contracts/subscriber-fields';
import { useToast } from '@workspace/ui/Toast';
import { useConsolePath } from '../../layout/base-path.ts';
import { useAction } from '../../layout/use-action.ts';
import { useLostSave } from '../../layout/use-lost-save.ts';
import { useUnsavedGuard } from '../../layout/use-unsaved-guard.ts';
import { useNavigateHere } from '../../layout/use-navigate-here.ts';
import { rulesOfDraft, type DraftGroup } from './draft-rules.ts';
import { useForRules } from './use-for-rules.ts';
import { useUnsavedSegment, type SegmentValues } from './use-unsaved-segment.ts';

interface Form {
  segment: Segment | undefined;
  initial: SegmentValues;
  fields: readonly SubscriberField[];
  lists: readonly EmailList[];
}

const countPeople = async (rules: RuleGroup, signal: AbortSignal): Promise<number> =>
  (await call(countRules, { body: { rules } }, { signal })).count;

/** State of the builder: its texts, the errors by the places of the rules, the count, and saving. */
export function useSegmentForm({ segment, initial, fields, lists }: Form) {
  const [name, setName] = useState(initial.name);
  const [group, setGroup] = useState(initial.group);
  const [saved, setSaved] = useState(() => JSON.stringify(initial));
  const [isChecked, setChecked] = useState(false);
  const { rules, errors: found } = checkRules(group, fields, lists);
  const errors = isChecked ? found : new Map<string, string>();
  const nameError = isChecked && name.trim() === '' ? 'Write a name' : undefined;
  const count = useForRules(rules, countPeople);
  const isChanged = JSON.stringify({ name, group }) !== saved;
  useUnsavedGuard(isChanged);
  const { unsaved, restore } = useUnsavedSegment(segment, { name, group }, isChanged, (values) => {
    setName(values.name);
    setGroup(values.group);
  });
  const { store, isSaving } = useStore(segment);
  const save = async () => {
    setChecked(true);
    if (!rules || name.trim() === '' || isSaving) return;
    const before = saved;
    // Nothing is unsaved while the page of the new segment opens.
    setSaved(JSON.stringify({ name, group }));
    if (await store({ name, rules })) unsaved.clear();
    else setSaved(before);
  };
  return {
    name,
    setName,
    nameError,
    group,
    setGroup,
    rules,
    errors,
    count,
    isChanged,
    isSaving,
    save,
    unsaved,
    restore,
  };
}

/** Returns the complete rules of the builder, or the errors by the places of the rules. */
function checkRules(group: DraftGroup, fields: Form['fields'], lists: Form['lists']) {
  const written = rulesOfDraft(group, fields);
  const found = ruleErrors(written, {
    fields,
    listError: (id) => (lists.some((list) => list.id === id) ? undefined : 'choose a list'),
    importError: () => undefined,
  });
  const errors = new Map(found.map(({ path, message }) => [['rules', ...path].join('.'), message]));
  return { rules: found.length === 0 ? written : undefined, errors };
}

/** Returns a function that saves a segment, and opens the page of a new one. */
function useStore(segment: Segment | undefined) {
  const creating = useSend(createSegment);
  const changing = useSend(changeSegment);
  const updateCached = useUpdateCached();
  const refresh = useRefresh();
  const evict = useEvict();
  const runAction = useAction();
  const toast = useToast();
  const navigate = useNavigateHere();
  const path = useConsolePath();
  const lost = useLostSave<{ segment: Segment }>();
  const send = async (body: Parameters<typeof creating.send>[0]['body']) => {
    const { id } = segment ?? (await lost.find())?.segment ?? {};
    return lost.run(() => (id ? changing.send({ params: { id }, body }) : creating.send({ body })));
  };
  const store = async (body: Parameters<typeof creating.send>[0]['body']): Promise<boolean> => {
    const input = segment && { params: { id: segment.id } };
    const result = await runAction(send(body), 'Failed to save the segment');
    if (!result) return false;
    toast({ title: 'Success', description: `The segment “${result.segment.name}” is saved.` });
    if (input) {
      updateCached(getSegment, input, () => result);
      evict(countSegment, input);
    }
    refresh(listSegments, {});
    if (!input) navigate(path(`segments/${result.segment.id}`), { replace: true });
    return true;
  };
  return { store, isSaving: creating.isSending || changing.isSending };
}
