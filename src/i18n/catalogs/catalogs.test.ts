import { createStore } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'

const asked = vi.hoisted((): string[] => [])
const parts = vi.hoisted(() => new Map<string, unknown>())
vi.mock('./part.ts', () => ({
  part: async (name: string) => {
    asked.push(name)
    const part = parts.get(name)
    if (part instanceof Error) throw part
    return (await part) ?? { messages: { [name]: name } }
  },
}))

const page = () => import('./catalogs.ts')

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('DEV', false)
  asked.length = 0
  parts.clear()
  window.mela = { texts: { BN: 'bn-0a1b2c3', EN: 'en-4d5e6f7' } }
  document.documentElement.dataset['language'] = 'EN'
  for (const file of ['bn-0a1b2c3', 'en-4d5e6f7'])
    parts.set(`text-${file}`, { messages: { [file]: file } })
})

it('loads only the first file when nothing else is on the page', async () => {
  const { hasLaterText, loadCatalog } = await page()
  const { messages } = await loadCatalog('EN')
  expect(asked).toEqual(['text-en-4d5e6f7'])
  expect(messages).toEqual({ 'en-4d5e6f7': 'en-4d5e6f7' })
  expect(hasLaterText()).toBe(false)
})

it('adds the second file to the active language, once, without a new catalog', async () => {
  const { hasLaterText, laterText, loadCatalog } = await page()
  const { messages } = await loadCatalog('EN')
  await Promise.all([laterText(), laterText()])
  expect(messages).toHaveProperty('text-en-4d5e6f7-later')
  expect(hasLaterText()).toBe(true)
  await laterText()
  expect(asked).toEqual(['text-en-4d5e6f7', 'text-en-4d5e6f7-later'])
})

it('knows the language of a part that loads before the first catalog', async () => {
  const { laterText, loadCatalog } = await page()
  await laterText()
  const { messages } = await loadCatalog('EN')
  expect(messages).toHaveProperty('text-en-4d5e6f7-later')
})

it('loads both files of another language when the page has both', async () => {
  const { laterText, loadCatalog } = await page()
  await loadCatalog('EN')
  await laterText()
  const { messages } = await loadCatalog('BN')
  expect(Object.keys(messages).toSorted()).toEqual(['bn-0a1b2c3', 'text-bn-0a1b2c3-later'])
})

it('gives a part that loaded during a change of language the new language’s text', async () => {
  const { laterText, loadCatalog } = await page()
  await loadCatalog('EN')
  const slow = Promise.withResolvers<unknown>()
  parts.set('text-en-4d5e6f7-later', slow.promise)
  const coming = laterText()
  const { messages } = await loadCatalog('BN')
  slow.resolve({ messages: {} })
  await coming
  expect(messages).toHaveProperty('text-bn-0a1b2c3-later')
})

it('keeps its language when the other’s text fails to load', async () => {
  const { laterText, loadCatalog } = await page()
  const { messages } = await loadCatalog('EN')
  await laterText()
  parts.set('text-bn-0a1b2c3-later', new TypeError('no network'))
  await expect(loadCatalog('BN')).rejects.toThrow('no network')
  expect(messages).toHaveProperty('text-en-4d5e6f7-later')
})

it('reports a failed text file like a failed script, and retries with the next part', async () => {
  const { laterText, loadCatalog } = await page()
  const lost = vi.fn<(event: Event) => void>()
  addEventListener('vite:preloadError', lost)
  const { messages } = await loadCatalog('EN')
  parts.set('text-en-4d5e6f7-later', new TypeError('no network'))
  await expect(laterText()).rejects.toThrow('no network')
  removeEventListener('vite:preloadError', lost)
  expect(lost).toHaveBeenCalledOnce()
  parts.delete('text-en-4d5e6f7-later')
  await laterText()
  expect(messages).toHaveProperty('text-en-4d5e6f7-later')
})

it('keeps the language chosen last, though an earlier one arrives later', async () => {
  const slow = Promise.withResolvers<unknown>()
  const dressed = (locale: string) => ({ locale, messages: {}, formats: {} })
  parts.set('text-bn-0a1b2c3', dressed('bn')).set('text-en-4d5e6f7', slow.promise)
  const { laterText } = await page()
  const { activateLanguageIntent, languageAtom } = await import('#i18n/language.atoms.ts')
  const store = createStore()
  await store.set(activateLanguageIntent, 'BN')
  const english = store.set(activateLanguageIntent, 'EN')
  await store.set(activateLanguageIntent, 'BN')
  slow.resolve(dressed('en'))
  await english
  expect(store.get(languageAtom)).toBe('BN')
  expect(document.documentElement.lang).toBe('bn')
  expect(localStorage.getItem('language')).toBe('BN')
  asked.length = 0
  await laterText()
  expect(asked).toContain('text-bn-0a1b2c3-later')
})
