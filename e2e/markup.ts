import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Style, not validity: React, Vite's template and the head each use a different style.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React's ids begin with an underscore, which HTML allows since version 5.
    'valid-id': ['error', { relaxed: true }],
    // Without the role, some screen readers ignore a list without bullets, or a table shown as blocks on a phone.
    'no-redundant-role': [
      'error',
      { exclude: ['list', 'listitem', 'table', 'rowgroup', 'row', 'cell', 'columnheader', 'rowheader'] },
    ],
  },
});

/** Returns the validation errors of a document, a line for each. */
export async function faultsOf(html: string, address: string): Promise<string[]> {
  const { results } = await validator.validateString(html, address);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${address} ${line}:${column} ${ruleId}: ${message} (${selector ?? 'no element'})`,
    ),
  );
}
