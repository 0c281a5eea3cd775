import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@workspace/ui/Button';
import { Icon, type IconName } from '@workspace/ui/Icon';
import { Tooltip } from '@workspace/ui/Tooltip';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { onEnter } from '../layout/on-enter.ts';
import { Bar, Count, Input, Line, Option } from './find-bar-style.ts';
import { isPressed } from '../layout/shortcut.ts';
import { ToolFace } from './tool-face.ts';
import type { Find } from './use-find.ts';
import { useMatches } from './use-matches.ts';

/** Finds and replaces text. Enter and Shift+Enter move between the matches, Escape returns to the text. */
export function FindBar({ find }: { find: Find }) {
  const matches = useMatches(find);
  const press = (event: KeyboardEvent) => {
    const action = barAction(event, find, matches);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <Bar role="search" aria-label="Find and replace" data-over-text="" onKeyDown={press}>
      <FindLine find={find} matches={matches} />
      <Options find={find} />
      {find.replaces && <ReplaceLine matches={matches} />}
    </Bar>
  );
}

type Matches = ReturnType<typeof useMatches>;

/** Returns the action of a key anywhere in the bar. */
function barAction(event: KeyboardEvent, find: Find, matches: Matches): (() => void) | undefined {
  if (event.key === 'Escape') return matches.leave;
  // A field undoes its own words.
  if (event.target instanceof HTMLButtonElement) {
    if (isPressed({ key: 'z' }, event.nativeEvent)) return matches.undo;
    if (isPressed({ key: 'z', shift: true }, event.nativeEvent)) return matches.redo;
  }
  if (isPressed({ key: 'f' }, event.nativeEvent)) return () => find.open(false);
  return isPressed({ key: 'h' }, event.nativeEvent) ? () => find.open(true) : undefined;
}

function FindLine({ find, matches }: { find: Find; matches: Matches }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { opened, query, setQuery } = find;
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [opened]);
  return (
    <Line>
      <VisuallyHidden>
        <label htmlFor={id}>Find</label>
      </VisuallyHidden>
      <Input
        ref={field}
        id={id}
        placeholder="Find"
        value={query.text}
        onChange={({ target }) => setQuery({ text: target.value })}
        onKeyDown={onEnter(({ shiftKey }) => matches.move(shiftKey ? -1 : 1))}
      />
      <Count role="status">{countText(query.text, matches)}</Count>
      <IconButton label="Previous match" icon="arrowLeft" onPress={() => matches.move(-1)} />
      <IconButton label="Next match" icon="arrowRight" onPress={() => matches.move(1)} />
      <IconButton label="Close the search" icon="close" onPress={matches.leave} />
    </Line>
  );
}

function IconButton({ label, icon, onPress }: { label: string; icon: IconName; onPress: () => void }) {
  return (
    <Tooltip text={label}>
      <ToolFace type="button" onClick={onPress}>
        <Icon name={icon} size={18} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </ToolFace>
    </Tooltip>
  );
}

function Options({ find: { query, setQuery, replaces, showReplace } }: { find: Find }) {
  const { matchesCase, wholeWord } = query;
  return (
    <Line>
      <Option type="button" aria-pressed={matchesCase} onClick={() => setQuery({ matchesCase: !matchesCase })}>
        Match case
      </Option>
      <Option type="button" aria-pressed={wholeWord} onClick={() => setQuery({ wholeWord: !wholeWord })}>
        Whole word
      </Option>
      <Option type="button" aria-pressed={replaces} onClick={() => showReplace(!replaces)}>
        Show replace
      </Option>
    </Line>
  );
}

function ReplaceLine({ matches: { replaced, replace, replaceAll } }: { matches: Matches }) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <Line>
      <VisuallyHidden>
        <label htmlFor={id}>Replace with</label>
      </VisuallyHidden>
      <Input
        id={id}
        placeholder="Replace with"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onEnter(() => replace(text))}
      />
      <Button size="sm" onClick={() => replace(text)}>
        Replace
      </Button>
      <Button size="sm" onClick={() => replaceAll(text)}>
        Replace all
      </Button>
      <Count role="status">{replacedText(replaced)}</Count>
    </Line>
  );
}

function replacedText(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 1 ? 'Replaced 1 match' : `Replaced ${count} matches`;
}

function countText(query: string, { count, index }: Matches): string {
  if (query === '') return '';
  return count === 0 ? 'No match' : `${index + 1} of ${count}`;
}
