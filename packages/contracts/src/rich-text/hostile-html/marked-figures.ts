/** Drawings, link cards and videos with foreign addresses, scripts and values that are none. */
export const markedFigures: Record<string, string> = {
  'drawing of an unknown kind': '<figure data-drawing="x onload=ranHere=1"><table><tr><td>a</td></tr></table></figure>',
  'script in the value of a drawing':
    '<figure data-drawing="cost-bars&quot;><img src=x onerror=ranHere=1>"><p>a</p></figure>',
  'drawing on another element': '<p data-drawing="cost-bars" onclick=ranHere=1>a</p><table data-drawing="pci-scale">',
  'drawing with an SVG':
    '<figure data-drawing="cost-bars"><svg onload=ranHere=1><script>ranHere=1</script></svg></figure>',
  'card to a script': '<figure data-link-card=""><a href="javascript:ranHere=1">a</a></figure>',
  'card to a data URL': '<figure data-link-card="1"><a href="data:text/html,<script>ranHere=1</script>">a</a></figure>',
  'card without a scheme': '<figure data-link-card=""><a href="//canary.example/a">a</a></figure>',
  'card with a picture of another host':
    '<figure data-link-card=""><a href="javascript:ranHere=1"><img src="https://canary.example/a">b</a></figure>',
  'video of another host': '<figure data-video=""><a href="https://canary.example/watch?v=abcdefghijk">a</a></figure>',
  'video of a host that looks alike':
    '<figure data-video=""><a href="https://www.youtube.com.canary.example/watch?v=abcdefghijk">a</a></figure>',
  'video with a frame':
    '<figure data-video=""><iframe src="https://canary.example/embed/abcdefghijk"></iframe></figure>',
  'video with a frame of a known host':
    '<figure data-video=""><iframe src="https://www.youtube.com/embed/abcdefghijk" onload=ranHere=1></iframe></figure>',
  'player of our own page':
    '<a href="https://canary.example" data-player="https://canary.example/a" data-place="0">a</a>',
};
