// @vitest-environment jsdom
// (happy-dom's NodeIterator skips nodes after a removal, which DOMPurify depends on.)
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { withRemSizes, withoutTitle } from '#features/messages/popup/popup.rules.ts'
import { ServerHtml } from '#ui/html/ServerHtml.tsx'
import { hostileHtml } from './corpus.ts'

const canary = vi.fn()
beforeEach(() => void vi.stubGlobal('canary', canary))

const elements =
  'P DIV SECTION ARTICLE HEADER FOOTER ASIDE DETAILS SUMMARY FIGURE FIGCAPTION BLOCKQUOTE H1 H2 H3 H4 H5 H6 ' +
  'HR BR WBR UL OL LI DL DT DD PRE CODE KBD SAMP SPAN B STRONG I EM U S DEL INS MARK SMALL SUB SUP Q CITE ' +
  'ABBR TIME BDI BDO A IMG TABLE CAPTION THEAD TBODY TFOOT TR TH TD'
const attributes =
  'href src alt title lang dir colspan rowspan scope start reversed datetime target rel loading referrerpolicy'
const known = new Set(elements.split(' '))
const knownAttributes = new Set(attributes.split(' '))

/**
 * Help, announcements and rules are rendered as they are; a popup's title and sizes are adapted
 * first.
 */
const sinks = [
  ['a text', (html: string) => <ServerHtml html={html} />],
  [
    'a popup',
    (html: string) => (
      <ServerHtml isSized html={withRemSizes(withoutTitle({ title: 'The fair', content: html }))} />
    ),
  ],
] as const

describe.each(sinks)('%s from the platform', (_, sink) => {
  it.each(hostileHtml)('runs nothing and shows its text: %s', async (html) => {
    const { container } = render(sink(`<p>The first word</p>${html}`))
    await screen.findByText('The first word')
    const all = [...container.querySelectorAll('*')].slice(1)
    expect(all.filter(({ tagName }) => !known.has(tagName))).toEqual([])
    const names = all.flatMap((element) => element.getAttributeNames())
    const allowed = (name: string) =>
      knownAttributes.has(name) || /^data-(font-size|width)$/.test(name)
    expect(names.filter((name) => !allowed(name))).toEqual([])
    expect(all.flatMap(addressesOf).filter((address) => !isHarmless(address))).toEqual([])
    expect(canary).not.toHaveBeenCalled()
  })
})

const addressesOf = (element: Element) =>
  ['href', 'src'].flatMap((name) => element.getAttribute(name) ?? [])

/** A web address, or a path of our own, in whichever way a browser parses it. */
function isHarmless(address: string) {
  if (!/^(https?:\/\/|\/)/i.test(address) || /\p{Cc}/u.test(address)) return false
  const { origin, protocol } = new URL(address, 'https://mela.example')
  return address.startsWith('/') ? origin === 'https://mela.example' : /^https?:$/.test(protocol)
}

describe('sizes', () => {
  const show = async (html: string) => {
    render(<ServerHtml isSized html={withRemSizes(html)} />)
    return screen.findByText('Words')
  }

  it('of a popup are in rem, a hundredth of its pixels', async () => {
    const text = await show('<p style="color:red;font-size:28px">Words</p>')
    expect(text.style.getPropertyValue('--font-size')).toBe('0.28')
    expect(text).not.toHaveAttribute('class')
    expect(text.style.color).toBe('')
  })

  it.each(['9000rem', '1e9rem', '-4rem', 'calc(9rem)', 'var(--x)', '28vw'])(
    'are left out when they are %s',
    async (size) => {
      const text = await show(`<p style="font-size:${size}">Words</p>`)
      expect(text.style.getPropertyValue('--font-size')).toBe('')
    },
  )
})

describe('a text', () => {
  it('keeps harmless HTML', async () => {
    const { container } = render(
      <ServerHtml html='<table><tr><td colspan="2">Words</td></tr></table><ol start="3"><li>x</li></ol>' />,
    )
    await screen.findByText('Words')
    expect(container.querySelector('td')).toHaveAttribute('colspan', '2')
    expect(container.querySelector('ol')).toHaveAttribute('start', '3')
  })
})
