import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// Other tests of the same process have spoken, too.
vi.resetModules()
const { answerText } = await import('#sw/texts/texts.ts')
const { offlinePage } = await import('./offlinePage.ts')

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
