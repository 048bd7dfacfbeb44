import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { readMessages } from '#build/text/messages.ts'
import { manifestOf } from './manifest.ts'

const root = join(import.meta.dirname, '../..')
afterEach(() => void vi.unstubAllEnvs())

it.each([
  ['mela', 'bn', 'মেলা', ['জনপ্রিয় গেম', 'স্লট', 'প্রিয় গেম'], ['হোম', 'গেম লবি', 'হোম']],
  ['jonaki', 'en', 'Jonaki', ['Hot games', 'Slots', 'Favourites'], ['Home', 'Game lobby', 'Home']],
])('the manifest of %s is in its first language', (name, lang, short, shortcuts, labels) => {
  vi.stubEnv('BRAND', name)
  const manifest = manifestOf(root)
  expect(manifest).toMatchObject({ lang, short_name: short })
  expect(manifest.shortcuts.map((shortcut: { name: string }) => shortcut.name)).toEqual(shortcuts)
  expect(manifest.screenshots.map((shot: { label: string }) => shot.label)).toEqual(labels)
})

it('the manifest of another language has its text and direction', () => {
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
