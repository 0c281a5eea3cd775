// @vitest-environment jsdom
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mountIn } from '@workspace/contracts/react/test/render-hook';
import { newGroup } from './draft-rules.ts';
import { RuleGroupFields } from './RuleGroupFields.tsx';

const context = { fields: [], lists: [], errors: new Map() };

function Host() {
  const [group, setGroup] = useState(() => newGroup('all'));
  return <RuleGroupFields group={group} place="rules" context={context} onChange={setGroup} />;
}

const press = (name: string) =>
  act(async () => {
    const named = [...document.querySelectorAll('button')].filter(
      (button) => button.textContent === name || button.getAttribute('aria-label') === name,
    );
    named.at(-1)!.click();
  });
/** Returns the name of the rule or the group around the focus. */
const around = (role: string) => document.activeElement?.closest(role)?.getAttribute('aria-label');

describe('RuleGroupFields', () => {
  it('moves the focus to a rule or group that is added, and back to the button when one is removed', async () => {
    await mountIn(document.body.appendChild(document.createElement('div'))).render(<Host />);
    expect(document.activeElement).toBe(document.body);
    await press('Add rule');
    expect(around('[role=group]')).toBe('Rule 2');
    await press('Add group');
    expect([around('[role=group]'), around('fieldset')]).toEqual(['Rule 1', 'Group of rules']);
    await press('Remove this group');
    expect(document.activeElement?.textContent).toBe('Add rule');
    await press('Remove this rule');
    expect(document.activeElement?.textContent).toBe('Add rule');
  });
});
