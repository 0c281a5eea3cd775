/** SVG and MathML, which have their own scripts, links and parsing rules. */
export const foreign: Record<string, string> = {
  'a drawing that loads': '<svg onload=ranHere=1>',
  'slashes for blanks': '<svg/onload=ranHere=1//',
  'a script': '<svg><script>ranHere=1</script></svg>',
  'a script with its entities read': '<svg><script>ranHere&#61;1</script></svg>',
  'a script from elsewhere': '<svg><script href="https://canary.example/script.js"></script></svg>',
  'a script by xlink': '<svg><script xlink:href="https://canary.example/script.js"/></svg>',
  'an animation that begins': '<svg><animate onbegin=ranHere=1 attributeName=x dur=1s></svg>',
  'an animation of an address':
    '<svg><a><animate attributeName=href values=javascript:ranHere=1 /><text x=20 y=20>Words</text></a></svg>',
  'a set address':
    '<svg><a xlink:href="#x"><set attributeName="xlink:href" to="javascript:ranHere=1"/><text y=20>Words</text></a></svg>',
  'an animation to an address':
    '<svg><a id=drawn href=x><text y=20>Words</text></a><animate href=#drawn attributeName=href to=javascript:ranHere=1 /></svg>',
  'a set event': '<svg><set onbegin=ranHere=1 attributeName=x to=1></svg>',
  'a moving animation': '<svg><animateTransform onbegin=ranHere=1 attributeName=transform></svg>',
  'a drawn link': '<svg><a href="javascript:ranHere=1"><text y=20>Words</text></a></svg>',
  'a drawn link by xlink': '<svg><a xlink:href="java&#x0a;script:ranHere=1"><text y=20>Words</text></a></svg>',
  'HTML inside': '<svg><foreignObject><img src=x onerror=ranHere=1></foreignObject></svg>',
  'a frame inside':
    '<svg><foreignObject><iframe srcdoc="<script>top.ranHere=1</script>"></iframe></foreignObject></svg>',
  'a use of data':
    "<svg><use href=\"data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>top.ranHere=1</script></svg>#x\"/></svg>",
  'a use from elsewhere': '<svg><use xlink:href="https://canary.example/use.svg#x"/></svg>',
  'a picture from elsewhere': '<svg><image href="https://canary.example/image.png" onerror=ranHere=1 /></svg>',
  'a picture in a filter': '<svg><filter><feImage href="https://canary.example/filter.png"/></filter></svg>',
  'a style inside': '<svg><style>@import "https://canary.example/style.css";</style></svg>',
  'a style that hides a tag': '<svg><style><img src=x onerror=ranHere=1></style></svg>',
  'a title with HTML': '<svg><title><img src=x onerror=ranHere=1></title></svg>',
  'a description with a style end': '<svg><desc><style></desc></svg><img src=x onerror=ranHere=1>',
  'a drawing that a paragraph ends': '<svg></p><style><a id="</style><img src=x onerror=ranHere=1>">',
  'a handler element':
    '<svg xmlns:ev="http://www.w3.org/2001/xml-events"><handler ev:event=load>ranHere=1</handler></svg>',
  'a namespace prefix': '<x:script xmlns:x="http://www.w3.org/1999/xhtml">ranHere=1</x:script>',
  'a formula with a link': '<math href="javascript:ranHere=1">Words</math>',
  'a formula with an xlink': '<math><mrow xlink:href="javascript:ranHere=1">Words</mrow></math>',
  'an action':
    '<math><maction actiontype="statusline#https://canary.example" xlink:href="javascript:ranHere=1">Words</maction></math>',
  'an annotation with HTML':
    '<math><annotation-xml encoding="text/html"><img src=x onerror=ranHere=1></annotation-xml></math>',
  'an annotation with a script':
    '<math><annotation-xml encoding="application/xhtml+xml"><script>ranHere=1</script></annotation-xml></math>',
  'text of a formula with HTML': '<math><mtext><img src=x onerror=ranHere=1></mtext></math>',
  'a formula between tables':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=ranHere=1&gt;">',
  'a formula with a glyph and a style':
    '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=ranHere=1>',
  'a marked formula':
    '<math><mtext><malignmark><style><![CDATA[</style><img src=x onerror=ranHere=1>]]></mtext></math>',
  'a drawing in a formula':
    '<math><annotation-xml encoding="text/html"><svg><style><img src=x onerror=ranHere=1></style></svg></annotation-xml></math>',
};
