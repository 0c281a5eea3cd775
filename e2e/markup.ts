import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Style, not validity: React, Vite's template and the head write these each in a way of its own.
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // React's ids begin with an underscore, which HTML has allowed since its fifth version.
    'valid-id': ['error', { relaxed: true }],
    // A list without bullets, and a table that a phone shows as blocks, are neither to some screen readers without it.
    'no-redundant-role': [
      'error',
      { exclude: ['list', 'listitem', 'table', 'rowgroup', 'row', 'cell', 'columnheader', 'rowheader'] },
    ],
  },
});

/** What is wrong with a document, a line for each fault. */
export async function faultsOf(html: string, address: string): Promise<string[]> {
  const { results } = await validator.validateString(html, address);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) =>
        `${address} ${line}:${column} ${ruleId}: ${message} (${selector ?? 'no element'})`,
    ),
  );
}
