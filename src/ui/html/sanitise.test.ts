// @vitest-environment jsdom
// (happy-dom's NodeIterator skips nodes after a removal, which DOMPurify depends on.)
import { describe, expect, it, vi } from 'vitest'
import { sanitise } from './sanitise.ts'

async function sanitised(html: string) {
  const safe: unknown = await sanitise(`${html}<p>the end</p>`)
  const text = document.createElement('div')
  text.innerHTML = typeof safe === 'string' ? safe : ''
  expect(text.lastChild).toHaveTextContent('the end')
  return text
}

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></mtext></math>',
  '<iframe src="https://evil.test"></iframe>',
  '<form action="https://evil.test"><input name="password"><button>Go</button></form>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0" class="overlay" id="root" name="root">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="/\\evil.test">x</a>',
  '<a href="/\t/evil.test">x</a>',
  '<a href="blob:https://mela.test/1">x</a>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<object data="https://evil.test"></object><embed src="https://evil.test">',
  '<base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=//evil.test">',
  '<p data-node-id="1" aria-label="x" role="dialog" tabindex="1">x</p>',
  '<dialog open>Sign in again</dialog><template><b>x</b></template>',
]

const forbidden =
  'script,style,form,iframe,svg,math,object,embed,base,meta,link,input,button,dialog,template,' +
  '[style],[class],[id],[name],[onerror],[onload],[role],[tabindex],[aria-label],[data-node-id]'

async function parsedFor(html: string) {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
  await sanitise(html, true)
  const text = String(parse.mock.calls[0]?.[0])
  parse.mockRestore()
  return text
}

describe('the browser’s parser', () => {
  it.each([
    ['<p style="color:red">x</p>', '<p data-style="color:red">x</p>'],
    ['<img src=x onerror=alert(1)>', '<img src=x data-onerror=alert(1)>'],
    [
      `<p title='a'STYLE = "x"/onClick=y>x</p>`,
      `<p title='a'data-STYLE = "x"/data-onClick=y>x</p>`,
    ],
    ['<p>A style="x" of its own</p>', '<p>A style="x" of its own</p>'],
    ['<a title="once = twice">x</a>', '<a title="once = twice">x</a>'],
    [
      '<a href="/x/online=1" title="in style = gold">x</a>',
      '<a href="/x/online=1" title="in style = gold">x</a>',
    ],
  ])('reports nothing in %s', async (html, muted) => expect(await parsedFor(html)).toContain(muted))

  it('is not slowed down by endless brackets', async () => {
    const timeOf = async (html: string) => {
      const start = performance.now()
      await sanitise(html)
      return performance.now() - start
    }
    // A tenth of the tags, but whole ones.
    const plain = await timeOf('<b></b>'.repeat(3000))
    expect(await timeOf('<a '.repeat(30_000))).toBeLessThan(plain)
  })
})

describe('server HTML', () => {
  it.each(hostile)('is harmless: %s', async (html) => {
    const text = await sanitised(html)
    expect([...text.querySelectorAll(forbidden)]).toEqual([])
    const addresses = [...text.querySelectorAll('[href],[src]')]
      .flatMap((element) => [element.getAttribute('href'), element.getAttribute('src')])
      .filter((address) => address !== null)
    expect(addresses.filter((address) => !/^(https?:\/\/|\/\w)/.test(address))).toEqual([])
  })

  it('keeps what a text needs', async () => {
    const text = await sanitised(
      '<h2>Rules</h2><ul><li><b>One</b></li></ul><table><tbody><tr><td>2</td></tr></tbody></table>' +
        '<img src="https://img.test/a.png" alt="A fair" width="900">',
    )
    expect(text.querySelectorAll('h2, li b, td')).toHaveLength(3)
    const picture = text.querySelector('img')
    expect(picture).toHaveAttribute('src', 'https://img.test/a.png')
    expect(picture).toHaveAttribute('alt', 'A fair')
    expect(picture).not.toHaveAttribute('width')
  })

  it('gives an external link no opener and referrer, and a link of this site no new tab', async () => {
    const text = await sanitised('<a href="https://news.test/a">News</a><a href="/m/help">Help</a>')
    const [outside, own] = text.querySelectorAll('a')
    expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
    expect(outside).toHaveAttribute('target', '_blank')
    expect(own).not.toHaveAttribute('target')
  })
})
