/** Names and IDs that would shadow the page's own. */
export const clobbering: Record<string, string> = {
  'the cookie': '<img name=cookie><form name=cookie></form>',
  'a way to find elements': '<form name=getElementById></form><img name=querySelector id=querySelector>',
  'the body': '<form name=body><input name=firstChild></form>',
  'the head': '<img name=head><embed name=documentElement>',
  'the forms': '<img name=forms><object name=forms></object>',
  'the title': '<form name=title><input name=textContent></form>',
  'what is written': '<form name=write><input name=implementation></form>',
  'a form that hides its own parts':
    '<form id=a onclick=ranHere=1><input name=attributes><input name=removeAttribute><input name=parentNode></form>',
  'two links by one name': '<a id=ranHere></a><a id=ranHere name=length href="javascript:ranHere=1">Words</a>',
  'frames by name': '<iframe name=self srcdoc="<a id=top>"></iframe>',
  'the place of the app': '<div id=root>Words</div>',
  'the middle of the page': '<p id=content>Words</p><p id=main>Words</p>',
  "the page's settings": '<p id=site-config>{"staffConsoleUrl":"https://canary.example"}</p>',
  'the settings as a heading': '<h2>site config</h2>',
  'the faces as a heading': '<h2>Later faces</h2>',
  'the place of the app as a heading': '<h2>Root</h2>',
  'the menu as a heading': '<h2>Site menu</h2>',
  'the middle of the page as a heading': '<h2>Content</h2><h3>Contents</h3><h2>related</h2><h2>Call title</h2>',
  'headings that all objects have': '<h2>constructor</h2><h2>__proto__</h2><h3>to string</h3><h2>hasOwnProperty</h2>',
  'headings of the window': '<h2>top</h2><h2>name</h2><h2>location</h2><h2>React</h2>',
  'a heading with a quote and a tag':
    '<h2>" onclick="ranHere=1" x="</h2><h2>&lt;/h2&gt;&lt;img src=x onerror=ranHere=1&gt;</h2>',
  'a heading with what a replacement reads': "<h2>$& $1 $` $' $$</h2>",
  'marks that our scripts read':
    '<p data-replay="" data-hydrated="" data-taken-up="" data-part="article-actions">Words</p>',
  'links that load anew': '<a href="/blog" data-loads-anew data-anchor data-closes>Words</a>',
  'an agreement': '<input data-agreement checked type=checkbox>',
  'the ground of the page': '<p data-ground=sign data-print=hide data-tone=alt class="sc-a" role=alert>Words</p>',
  'what a reader is told': '<p aria-hidden=true aria-label="Sign in" aria-live=assertive role=dialog>Words</p>',
  'what scripts of styles read': '<style data-styled=active data-styled-version=6></style>',
  'a fragment of another editor':
    '<span data-slate-fragment="JTVCJTVE" data-slate-node=element data-slate-void=true>Words</span>',
  "React's own marks":
    '<!--$!--><template data-dgst="x"></template><!--/$--><div id="S:0" hidden>Words</div><template id="B:0"></template>',
  "the page's own marks": '<!--head--><!--page--><!--data-->Words',
};
