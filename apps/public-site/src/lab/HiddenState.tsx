import type { LabState } from './lab-state.ts';

/**
 * The parts of the state that have no field at the moment: a form that is sent without script keeps them. The list of
 * costs tells costs that a person typed from those that the fields had.
 */
export function HiddenState({ state: { a, b, shown, street, segments, costList } }: { state: LabState }) {
  const other: [string, string | number | undefined][] =
    shown === 'b'
      ? [
          ['budget', a.budget],
          ['plan', a.strategy],
        ]
      : [
          ['budget-b', b?.budget],
          ['plan-b', b?.strategy],
        ];
  const all = [
    ...other,
    ['street', street] as const,
    ['segments', segments] as const,
    ['costs-was', costList] as const,
  ];
  return all.map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
