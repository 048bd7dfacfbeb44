import { createStore } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'

const asked = vi.hoisted((): string[] => [])
const parts = vi.hoisted(() => new Map<string, unknown>())
vi.mock('./part.ts', () => ({
  part: async (name: string) => {
    asked.push(name)
    const part = parts.get(name)
    if (part instanceof Error) throw part
    return (await part) ?? { default: { [name]: name } }
  },
}))

const page = () => import('./catalogs.ts')

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('DEV', false)
  asked.length = 0
  parts.clear()
  window.texts = { BN: 'bn-0a1b2c3', EN: 'en-4d5e6f7' }
  document.documentElement.dataset['language'] = 'EN'
  for (const file of ['bn-0a1b2c3', 'en-4d5e6f7'])
    parts.set(`text-${file}`, { messages: { [file]: file } })
})

it('brings only the first view where nothing else is on the page', async () => {
  const { loadCatalog } = await page()
  const { messages } = await loadCatalog('EN')
  expect(asked).toEqual(['text-en-4d5e6f7'])
  expect(messages).toEqual({ 'en-4d5e6f7': 'en-4d5e6f7' })
})

it('adds the text of a chunk to the language on screen, without another catalog', async () => {
  const { loadCatalog, loadChunkText } = await page()
  const { messages } = await loadCatalog('EN')
  await loadChunkText('login')
  expect(messages).toHaveProperty('text-en-4d5e6f7-login')
  expect(messages).toHaveProperty('text-en-4d5e6f7-shared')
})

it('knows the language of a chunk that comes before the first catalog', async () => {
  const { loadCatalog, loadChunkText } = await page()
  await loadChunkText('login')
  const { messages } = await loadCatalog('EN')
  expect(messages).toHaveProperty('text-en-4d5e6f7-login')
})

it('brings, in another language, the text of every chunk on the page', async () => {
  const { loadCatalog, loadChunkText } = await page()
  await loadCatalog('EN')
  await loadChunkText('login')
  await loadChunkText('help')
  const { messages } = await loadCatalog('BN')
  expect(Object.keys(messages).toSorted()).toEqual([
    'bn-0a1b2c3',
    'text-bn-0a1b2c3-help',
    'text-bn-0a1b2c3-login',
    'text-bn-0a1b2c3-shared',
  ])
})

it('gives a chunk that came while the language changed the text of the new one', async () => {
  const { loadCatalog, loadChunkText } = await page()
  await loadCatalog('EN')
  const slow = Promise.withResolvers<unknown>()
  parts.set('text-en-4d5e6f7-login', slow.promise)
  const coming = loadChunkText('login')
  const { messages } = await loadCatalog('BN')
  slow.resolve({ default: {} })
  await coming
  expect(messages).toHaveProperty('text-bn-0a1b2c3-login')
})

it('stays in its language where the text of the other does not come', async () => {
  const { loadCatalog, loadChunkText } = await page()
  const { messages } = await loadCatalog('EN')
  await loadChunkText('login')
  parts.set('text-bn-0a1b2c3-login', new TypeError('no network'))
  await expect(loadCatalog('BN')).rejects.toThrow('no network')
  await loadChunkText('help')
  expect(messages).toHaveProperty('text-en-4d5e6f7-help')
})

it('leaves the player the language chosen last, though an earlier one arrives later', async () => {
  const slow = Promise.withResolvers<unknown>()
  const dressed = (locale: string) => ({ locale, messages: {}, formats: {} })
  parts.set('text-bn-0a1b2c3', dressed('bn')).set('text-en-4d5e6f7', slow.promise)
  const { loadChunkText } = await page()
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
  await loadChunkText('login')
  expect(asked).toContain('text-bn-0a1b2c3-login')
})
