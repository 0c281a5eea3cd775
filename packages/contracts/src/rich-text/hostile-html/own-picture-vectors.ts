/**
 * Malicious HTML around pictures of ours. Not among the vectors for pages, where no such picture exists: the browser
 * would report each as missing.
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
];
