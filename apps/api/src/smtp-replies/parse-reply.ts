/** A reply of a mail server, as SMTP gave it or a delivery report quotes it. */
export interface Reply {
  /** The text of the reply, with or without its codes, on one line or several. */
  text: string;
  /** The reply code; by default the first one in the text. */
  code?: number | undefined;
  /** The enhanced status code, such as the `Status` of a report. A more specific one in the text wins over it. */
  enhanced?: string | undefined;
}

export interface ParsedReply {
  /** 0 without a code. */
  code: number;
  /** Empty without a code. */
  enhanced: string;
  /** The text on one line, without the codes that a reply of several lines repeats. */
  line: string;
}

/** Longer than any reply that says something: patterns must not read a whole message. */
const maxLength = 2_000;

const basic = /(?:^|[\s:;'"(]|said: )([245][0-9]\d)(?=[\s-])/;
const extended = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/;

/** Amazon SES and Cisco's filters put a description of their own before the reply that they quote. */
const ownPrefix = /^\d\.\d\.\d - .*?(?=[245]\d\d-')/;

const isGeneric = (status: string): boolean => status === '' || /^\d\.0\.0$/.test(status);

/** Parses a reply. The text is closer to the receiving server than the status that a report gives beside it. */
export function parseReply({ text, code, enhanced = '' }: Reply): ParsedReply {
  const short = text.slice(0, maxLength).replaceAll(/\s+/g, ' ').trim().replace(ownPrefix, '');
  const found = code ?? Number(basic.exec(short)?.[1] ?? 0);
  const stated = statusIn(short);
  return {
    code: found,
    enhanced: isGeneric(stated) ? enhanced || stated : stated,
    line: withoutRepeats(short, String(found)),
  };
}

/** Returns the first enhanced code directly behind a reply code, or else at the beginning or in parentheses. */
function statusIn(text: string): string {
  const behind = /\b[245]\d\d[- ](?:[a-z_]+ |#|['"])?([245]\.\d{1,3}\.\d{1,3})\b/i.exec(text)?.[1];
  if (behind && !isGeneric(behind)) return behind;
  return (
    extended.exec(/^#?\d\.\d/.test(text) ? text : (/\(#?[245]\.[\d.]+\)/.exec(text)?.[0] ?? ''))?.[1] ?? behind ?? ''
  );
}

/** Removes `550-5.1.1` at the beginning of each line but the first, so that a phrase over two lines is found. */
function withoutRepeats(text: string, code: string): string {
  if (code === '0') return text;
  const repeated = new RegExp(`(?<=\\S) ${code}[- ](?:[245]\\.\\d{1,3}\\.\\d{1,3}(?=\\s|$) ?)?`, 'g');
  return text.replace(repeated, ' ').replaceAll(/ +/g, ' ').trim();
}
