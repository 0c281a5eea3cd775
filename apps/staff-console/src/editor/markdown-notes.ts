const fence = /^ {0,3}(?:```|~~~)/;
const definition = /^ {0,3}\[\^([^\]\s]+)\]:[ ]*(.*)$/;

/** Separates the definitions of footnotes from the other lines of a Markdown text. */
export function readNotes(text: string): { lines: string; notes: Map<string, string> } {
  const notes = new Map<string, string>();
  const lines: string[] = [];
  let isCode = false;
  let open: string | undefined;
  for (const line of text.replaceAll(/\r\n?/g, '\n').split('\n')) {
    if (fence.test(line)) isCode = !isCode;
    const [, label, content = ''] = (!isCode && definition.exec(line)) || [];
    if (label !== undefined) notes.set((open = label.toLowerCase()), content);
    else if (open !== undefined && /^(?: {2,}|\t)\S/.test(line)) notes.set(open, `${notes.get(open)} ${line.trim()}`);
    else {
      open = undefined;
      lines.push(line);
    }
  }
  return { lines: lines.join('\n'), notes };
}
