import { useLayoutEffect, type ComponentProps } from 'react';
import { Editable, useSlate } from 'slate-react';
import { syncInText } from './sync-selection.ts';
import { followsBrowser } from './with-browser-selection.ts';

/** The text of an editor. A key that moves the cursor just before a rendering has its effect. */
export function EditorText(props: ComponentProps<typeof Editable>) {
  return (
    <>
      <SelectionReader />
      <Editable {...props} />
    </>
  );
}

/** Comes before the text, so that its effect runs first: that of the text puts Slate's selection back. */
function SelectionReader() {
  const editor = useSlate();
  useLayoutEffect(() => {
    if (followsBrowser(editor)) syncInText(editor);
  });
  return null;
}
