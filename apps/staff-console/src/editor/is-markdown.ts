/** Signs of Markdown at the beginning of lines. Each counts once, except that a single number is no list. */
const blockSigns = [
  /^ {0,3}#{1,6} \S/m,
  /^ {0,3}(?:```|~~~)/m,
  /^ *[-*+] (?![-*+ ]*$)\S/m,
  /^ *\d{1,3}[.)] \S[^]*\n *\d{1,3}[.)] \S/m,
  /^ {0,3}> ?\S/m,
  /^ *\|?(?: *:?-{2,}:? *\|)+(?: *:?-{2,}:?)? *$/m,
  /^\S.*\n(?:=+|-{3,}) *$/m,
  /\n\n {0,3}(?:-{3,}|\*{3,}|_{3,}) *\n/,
];
const inlineSigns = [
  /\*\*[^\s*][^*\n]*\*\*/,
  /\]\([^\s()]+(?: "[^"]*")?\)/,
  /(?<!`)`[^`\n]+`(?!`)/,
  /~~\S[^~\n]*~~/,
  /\[\^\w+\]/,
];

/** A line of a program or of a shell. */
const code =
  /[;{}]\s*$|^\s*(?:#!|import|from|def|class|const|let|var|function|return|export|sudo|npm|git|cd|\$)\b|^\s*\$ |\)\s*:?$|^\s*[\w.]+ ?[:+-]?= ?\S/;

/** Returns true for a plain text with signs of Markdown that is no program: its comments look like headings. */
export function isMarkdown(text: string): boolean {
  const plain = text.replaceAll(/\r\n?/g, '\n').trim();
  if (inlineSigns.some((sign) => sign.test(plain))) return !isProgram(plain);
  return plain.includes('\n') && blockSigns.some((sign) => sign.test(plain)) && !isProgram(plain);
}

function isProgram(text: string): boolean {
  const lines = text
    .replaceAll(/^ {0,3}(```|~~~)[^]*?^ {0,3}\1/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:[#>|-]|\d+[.)]|[*+] )/.test(line));
  return lines.length > 1 && lines.filter((line) => code.test(line)).length * 3 > lines.length;
}
