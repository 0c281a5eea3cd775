import { currentLink } from './commands.ts';
import { takesLink } from './takes-link.ts';
import type { Tool } from './tool.ts';

export const linkTool: Tool = {
  label: 'Link',
  icon: 'link',
  shortcut: { key: 'k' },
  isOn: (editor) => currentLink(editor) !== undefined,
  isReady: takesLink,
  run: 'link',
};
