import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { readMessages } from '#build/text/messages.ts'
import { languageOf, manifestOf } from './manifest.ts'

const root = join(import.meta.dirname, '../..')
afterEach(() => void vi.unstubAllEnvs())

it.each([
  ['mela', 'bn', 'মেলা'],
  ['jonaki', 'en', 'Jonaki'],
])('the manifest of %s has its first language and its name', (name, lang, short) => {
  vi.stubEnv('BRAND', name)
  expect(languageOf(root)).toBe(lang)
  expect(manifestOf(root, lang, {})).toMatchObject({ lang, dir: 'ltr', short_name: short })
})

it('the manifest of a language has its words and its direction', () => {
  const words = { Slots: 'سلوتس', Home: 'الرئيسية' }
  const { lang, dir, shortcuts, screenshots } = manifestOf(root, 'ar', words)
  expect([lang, dir]).toEqual(['ar', 'rtl'])
  expect(shortcuts.map(({ name }: { name: string }) => name)).toContain('سلوتس')
  expect(screenshots[0].label).toBe('الرئيسية')
})

it('a brand has its own texts, or the app’s by default', async () => {
  vi.stubEnv('BRAND', 'jonaki')
  const { textsOf } = await readMessages(root)
  const said = ['en', 'bn'].map((locale) => JSON.stringify(textsOf(locale)))
  expect(said[0]).toContain('Good evening from ')
  expect(said[0]).not.toContain('Welcome to ')
  expect(said[1]).toContain(' থেকে শুভ সন্ধ্যা')
  expect(said[0]).toContain('Hot games')
})
