import type { Editor } from 'slate';
import { headingTools, textBlockTools } from '../../editor/block-tools.ts';
import { currentLink } from '../../editor/commands.ts';
import { mainMarkTools } from '../../editor/mark-tools.ts';
import type { Tool } from '../../editor/tool.ts';
import type { ToolGroup } from '../../editor/tools.ts';

/** The merge fields that the composer offers, with a fallback to change. */
export const offeredFields = [
  { label: 'First name', text: '{{firstName|there}}' },
  { label: 'Full name', text: '{{name|there}}' },
  { label: 'Last name', text: '{{lastName|neighbor}}' },
  { label: 'Email address', text: '{{email}}' },
] as const;

const linkTool: Tool = {
  label: 'Link',
  icon: 'link',
  shortcut: { key: 'k' },
  isOn: (editor) => currentLink(editor) !== undefined,
  run: 'link',
};

const nameTool: Tool = {
  label: 'Insert the first name of the reader',
  icon: 'people',
  run: (editor: Editor) => editor.insertText(offeredFields[0].text),
};

/** The tools of a text in an email: what every mail client shows. */
export const mailToolGroups: readonly ToolGroup[] = [
  { tools: [...mainMarkTools, linkTool] },
  { tools: headingTools },
  { tools: textBlockTools },
  { tools: [nameTool] },
];

export const mailTools: readonly Tool[] = mailToolGroups.flatMap(({ tools }) => tools);
