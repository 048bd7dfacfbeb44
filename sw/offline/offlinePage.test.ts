import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Other tests of the same process have spoken, too.
vi.resetModules()
const { answerText } = await import('#sw/texts/texts.ts')
const { localeFor, offlineHtml, offlinePage } = await import('./offlinePage.ts')

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['ar-EG', 'en'] })
  vi.stubGlobal('caches', { match: async () => new Response('', script) })
})
afterEach(() => void vi.unstubAllGlobals())

const script = { headers: { 'Content-Type': 'text/javascript' } }

async function speak(file: string) {
  const work: Promise<unknown>[] = []
  const request = new Request(`https://mela.example/assets/text-${file}.js`)
  await answerText(request, (more) => work.push(more))
  await Promise.all(work)
}

const shown = async () => /<html[^>]*>/.exec(await (await offlinePage()).text())?.[0]

it('is in the language last on screen, and in the browser’s before any was', async () => {
  expect(await shown()).toBe('<html lang="ar" dir="ltr">')
  await speak('en-0a1b2c3')
  await speak('zh-Hant-4d5e6f7')
  await speak('en-0a1b2c3-later')
  expect(await shown()).toBe('<html lang="zh-Hant" dir="ltr">')
})

it('has a policy that allows its style and nothing else', async () => {
  const page = await offlinePage()
  const style = /<style>([^<]*)/.exec(await page.text())?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(page.status).toBe(503)
  expect(page.headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'`,
  )
})

const offered = ['bn', 'en', 'ar', 'pt-BR', 'zh-Hant']

it.each([
  ['the language last on screen', ['ar', 'en-US'], 'ar'],
  ['the browser’s, where none is known', ['', 'fr-FR', 'pt-PT', 'en'], 'pt-BR'],
  ['the browser’s, where the last is no longer offered', ['th', 'zh-TW'], 'zh-Hant'],
  ['the default, where none is offered', ['', 'fr', 'no tag'], 'bn'],
])('is in %s', (_, tags, locale) => expect(localeFor(offered, tags)).toBe(locale))

it('says its words as text, in the direction of the language', () => {
  const words = { dir: 'rtl', brand: 'Q&A', title: '<b>', reason: 'Reason', again: 'Again' }
  const html = offlineHtml('ar', words)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<title>Q&amp;A</title>')
  expect(html).toContain('<h1>&lt;b></h1><p>Reason</p><a href="">Again</a>')
})
