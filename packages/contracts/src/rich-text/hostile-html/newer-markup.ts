/** Newer browser features, markup that makes requests or tracks readers, and markup for other programs. */
export const newerMarkup: Record<string, string> = {
  'a popover': '<div popover id=over onbeforetoggle=ranHere=1>Sign in</div><button popovertarget=over>Words</button>',
  'a popover that opens the menu': '<button popovertarget=site-menu popovertargetaction=show>Words</button>',
  'a manual popover': '<p popover=manual ontoggle=ranHere=1>Words</p>',
  'a command':
    '<button commandfor=site-menu command=show-popover>Words</button><dialog id=d oncommand=ranHere=1></dialog>',
  "a command of one's own":
    '<button command=--x commandfor=target>Words</button><div id=target oncommand=ranHere=1></div>',
  interest: '<a href=/blog interestfor=hint>Words</a><div id=hint popover=hint oninterest=ranHere=1></div>',
  'words that are found': '<div hidden=until-found onbeforematch=ranHere=1>Words</div>',
  'a choice that is drawn':
    '<select><button onclick=ranHere=1><selectedcontent></selectedcontent></button><option>Words</select>',
  'a place for elements':
    '<slot name=x onslotchange=ranHere=1></slot><p slot=x is=x-p part=p exportparts=p nonce=x>Words</p>',
  'inert words': '<p inert hidden tabindex=99 accesskey=s translate=no spellcheck autofocus>Words</p>',
  'a picture in several sizes':
    '<img srcset="https://canary.example/1x 1x, https://canary.example/2x 2x" sizes=1px onerror=ranHere=1>',
  'a picture in several formats':
    '<picture><source srcset="https://canary.example/source"><img src=x onerror=ranHere=1></picture>',
  'a picture that counts readers': '<img src="https://canary.example/pixel.gif" width=1 height=1 loading=eager>',
  'a picture from elsewhere in a link': '<a href="/blog"><img src=//canary.example/link></a>',
  'a poster and subtitles':
    '<video poster="https://canary.example/poster"><track src="https://canary.example/track" default></video>',
  'a link that tells': '<a href="/blog" ping="https://canary.example/ping">Words</a>',
  'a link that tells where it is from':
    '<a href="https://a.example/" referrerpolicy=unsafe-url attributionsrc="https://canary.example/source">Words</a>',
  'a new tab that holds this one': '<a href="https://a.example/" target=_blank rel=opener>Words</a>',
  'a link that names the window': '<a href="https://a.example/" target="ranHere">Words</a>',
  'a link that saves': '<a href="/blog" download="road.exe">Words</a>',
  'a template of one kind': '<p>{{constructor.constructor("ranHere=1")()}}</p>',
  'a template of another kind': '<p>${ranHere=1} #{ranHere=1} <%= ranHere=1 %> {%x%} [[ranHere=1]]</p>',
  'attributes of frameworks':
    '<p ng-app ng-init="ranHere=1" v-html="ranHere=1" @click="ranHere=1" :href="x" x-data="ranHere=1" hx-get="https://canary.example/hx">Words</p>',
  'attributes that React would take':
    '<p dangerouslysetinnerhtml="x" ref="x" key="x" suppresshydrationwarning>Words</p>',
  'markup of Markdown': '<p>[Words](javascript:ranHere=1) ![x](https://canary.example/md) <javascript:ranHere=1></p>',
  'what a server would include':
    '<!--#exec cmd="x"--><!--#include virtual="/etc/passwd"--><esi:include src="https://canary.example/esi"/>',
};
