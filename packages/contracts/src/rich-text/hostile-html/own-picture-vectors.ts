/**
 * Malicious HTML around pictures, drawings, cards and videos of ours. Not among the vectors for pages: no such picture
 * exists there, which the browser would report, and a page renders the others by elements of its own.
 */
export const ownPictureVectors: readonly string[] = [
  '<img src="/media/a/b" onerror="ranHere=1" onload="ranHere=1">',
  '<img src="/media/a/b" srcset="https://canary.example/a 2x" sizes="100vw">',
  '<img src="/media/a/b" style="background:url(https://canary.example/a)" class="a" id="root" name="cookie">',
  '<img src="/media/a/b" data-decorative="x" data-other="y" data-footnote="z">',
  '<img src="/media/a/b" alt=\'" onerror="ranHere=1\'>',
  '<img src="/media/a/b" alt="<h2><img src=x onerror=ranHere=1></h2>">',
  '<img src="/media/a/b" alt="--><script>ranHere=1</script>">',
  '<img src="/media/a/b" usemap="#m"><map name="m"><area href="javascript:ranHere=1"></map>',
  '<img src="/media/a/b" longdesc="javascript:ranHere=1" referrerpolicy="unsafe-url" crossorigin>',
  '<figure onclick="ranHere=1"><img src="/media/a/b" is="x-y"><figcaption><img src=x onerror=ranHere=1>a<small onclick="ranHere=1"><b>c</b><script>ranHere=1</script></small></figcaption></figure>',
  '<figure><svg><image href="/media/a/b" onload="ranHere=1"/></svg><figcaption><a href="javascript:ranHere=1">a</a></figcaption></figure>',
  '<a href="javascript:ranHere=1"><img src="/media/a/b"></a>',
  '<figure data-drawing="cost-bars" onclick="ranHere=1" style="color:red" data-video="x"><table onload="ranHere=1"><tr><th>a<img src=x onerror=ranHere=1></th><th>b</th></tr><tr><td><script>ranHere=1</script>c</td><td><a href="javascript:ranHere=1">5</a></td></tr></table><figcaption onclick="ranHere=1">d</figcaption></figure>',
  '<figure data-drawing="pci-scale"><table><tr><td>&lt;img src=x onerror=ranHere=1&gt;</td><td>6</td></tr><tr><td>"><svg onload=ranHere=1></td><td>7</td></tr></table></figure>',
  '<figure data-link-card="x" onclick="ranHere=1"><a href="https://a.example/&quot;onload=ranHere=1" ping="https://canary.example" target="_blank">a</a><a href="javascript:ranHere=1">b</a><figcaption>c<a href="javascript:ranHere=1">d</a></figcaption></figure>',
  '<figure data-video="1"><img src="https://canary.example/a"><img src="/media/a/b" onload="ranHere=1"><a href="https://www.youtube.com/watch?v=abcdefghijk&t=1%22onload" onclick="ranHere=1">a</a></figure>',
  '<figure data-video="" data-link-card="" data-drawing="y"><a href="https://vimeo.com/123#&quot;><script>ranHere=1</script>">a</a></figure>',
];
