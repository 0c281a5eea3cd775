/** Pictures of other sites and scripts around pictures, figures, remarks and code. */
export const pictures: Record<string, string> = {
  'onerror in a figure': '<figure><img src=x onerror="ranHere=1"><figcaption>a</figcaption></figure>',
  'onload in a caption': '<figure><figcaption onload=ranHere=1>a<img src=x onerror=ranHere=1></figcaption></figure>',
  'picture of another host': '<figure><img src="https://canary.example/media/a/b" alt="a"></figure>',
  'picture without a scheme': '<img src="//canary.example/media/a/b">',
  'picture above the media folder': '<img src="/media/a/../../api/auth/sign-out">',
  'encoded dots': '<img src="/media/a/%2e%2e/%2e%2e/api/auth/sign-out">',
  'backslashes in the path': '<img src="/media\\..\\api/a">',
  'srcset of another host': '<img srcset="https://canary.example/a 1x, https://canary.example/b 2x" alt="a">',
  'picture element':
    '<picture><source srcset="https://canary.example/a"><img src="https://canary.example/b"></picture>',
  'data picture with a script':
    '<img src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22ranHere=1%22/>">',
  'lowsrc and dynsrc': '<img lowsrc="https://canary.example/a" dynsrc="https://canary.example/b">',
  'decorative with a script': '<img data-decorative="onerror=ranHere=1" src=x onerror=ranHere=1>',
  'source on another element': '<aside src="https://canary.example/a" onclick="ranHere=1">a</aside>',
  'code that closes itself': '<pre><code></code></pre><img src=x onerror=ranHere=1><pre><code>a</code></pre>',
  'markup in code': '<pre>&lt;img src=x onerror=ranHere=1&gt;</pre><pre><xmp><img src=x onerror=ranHere=1></xmp></pre>',
  'aside with a form': '<aside><form action="javascript:ranHere=1"><button>a</button></form></aside>',
  'data attributes that frameworks read': '<aside data-bind="html: ranHere=1" data-ng-bind="ranHere=1">a</aside>',
  'divider with handlers': '<hr onfocus=ranHere=1 tabindex=0 autofocus>',
};
