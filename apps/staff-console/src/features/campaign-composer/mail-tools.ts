import type { Editor } from 'slate';
import { headingTools, smallHeadingTool, textBlockTools } from '../../editor/block-tools.ts';
import { linkTool } from '../../editor/link-tool.ts';
import { mainMarkTools } from '../../editor/mark-tools.ts';
import type { Tool } from '../../editor/tool.ts';
import type { ToolGroup } from '../../editor/tools.ts';
import type { MarkdownScope } from '../../editor/with-markdown.ts';
import { mailLinkError } from './mail-link-error.ts';
import type { OfferedField } from './offered-fields.ts';

const fieldTool = ({ label, text }: OfferedField): Tool => ({
  label,
  icon: 'people',
  run: (editor: Editor) => editor.insertText(text),
});

/** Returns the tools of a text in an email: what every mail client shows, and the merge fields. */
export const mailToolGroups = (fields: readonly OfferedField[]): readonly ToolGroup[] => [
  { tools: [...mainMarkTools, linkTool] },
  { tools: headingTools },
  { tools: textBlockTools },
  { menu: 'Merge field', tools: fields.map(fieldTool) },
];

/** The tools with a shortcut or a dialog. */
export const mailTools: readonly Tool[] = mailToolGroups([]).flatMap(({ tools }) => tools);

/** The Markdown of a text in an email. */
export const mailMarkdown: MarkdownScope = {
  blocks: [...headingTools, smallHeadingTool, ...textBlockTools],
  marks: ['bold', 'italic'],
  hasFootnotes: false,
  errorOf: mailLinkError,
};
