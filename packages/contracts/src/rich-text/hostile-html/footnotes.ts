/** Scripts and broken markup in footnotes, which the site takes apart as text. */
export const footnotes: Record<string, string> = {
  'handlers on a note':
    '<p>a<small data-footnote="" onclick="ranHere=1" tabindex=0 onfocus=ranHere=1 autofocus>b</small></p>',
  'a script in a note':
    '<p>a<small data-footnote="">b<script>ranHere=1</script><img src=x onerror=ranHere=1></small></p>',
  'a value of the mark': '<p>a<small data-footnote="onclick=ranHere=1">b</small></p>',
  'a note that ends early': '<p><small data-footnote=""><strong><small>a</small><em>b</strong></small></p>',
  'blocks in a note': '<small data-footnote=""><h2>a</h2><table><tr><td>b</td></tr></table><ul><li>c</li></ul></small>',
  'a note that is never closed': '<p>a<small data-footnote=""><a href="javascript:ranHere=1">b',
  'a note in code': '<pre>&lt;small data-footnote=""&gt;<img src=x onerror=ranHere=1>&lt;/small&gt;</pre>',
  'ids of notes': '<h2 id="note-1">Note 1</h2><p id="noteref-1">a<small data-footnote="">b</small></p>',
};
