/** HTML that is inserted into a page without escaping. */
export type Html = { readonly html: string };

type Part = string | number | Html | Html[] | undefined;

/** Template tag for HTML: escapes every inserted value, unless the tag produced it. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return { html: strings.reduce((text, string, index) => text + renderPart(values[index - 1]) + string) };
}

/** Renders a complete sandbox page as text. */
export function page(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`.html;
}

/** Response headers of every sandbox page: no scripts, no external requests. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'",
};

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function renderPart(value: Part): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((each) => each.html).join('');
  if (typeof value === 'object') return value.html;
  return String(value).replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; background: Canvas; color: CanvasText; }
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; overflow-wrap: anywhere; }
  main.narrow, .narrow { max-width: 24rem; margin-inline: auto; }
  h1 { font-size: 1.5rem; line-height: 1.2; }
  label { display: block; font-weight: 600; }
  label.tick { font-weight: 400; display: flex; gap: .5rem; align-items: baseline; }
  input:not([type=checkbox], [type=radio]) { box-sizing: border-box; width: 100%; font: inherit; padding: .5rem; margin-top: .25rem; }
  button { font: inherit; font-weight: 600; padding: .5rem 1.25rem; cursor: pointer; }
  form > * + * { margin-top: 1rem; }
  .actions { display: flex; gap: 1.5rem; align-items: center; }
  .note { border-left: .25rem solid; padding-left: .75rem; }
  .error { font-weight: 600; }
  summary { cursor: pointer; padding: .5rem 0; }
  iframe { width: 100%; height: 32rem; border: 1px solid; background: white; }
  pre { white-space: pre-wrap; }
  article img { display: block; max-width: 100%; height: auto; }
  time { opacity: .75; font-size: .875rem; }
`;
