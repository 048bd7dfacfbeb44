import { expect, it } from 'vitest'
import { folderWith } from '#build/folder.testing.ts'
import { readMessages } from './messages.ts'

const config = {
  sourceLocale: 'en',
  locales: ['en', 'hi'],
  catalogs: [{ path: '<rootDir>/{locale}', include: [] }],
}

function poOf(language: string, translations: Readonly<Record<string, string>>) {
  const entries = Object.entries(translations).map(
    ([source, said]) => `msgid "${source}"\nmsgstr "${said}"\n`,
  )
  return [`msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n`, ...entries].join('\n')
}

it('ends what a language says in English with an empty part, and no other text', async () => {
  const sources = ['Gone', 'Hello, {name}', 'Home']
  const root = folderWith({
    '.linguirc': config,
    'en.po': poOf('en', Object.fromEntries(sources.map((source) => [source, source]))),
    'hi.po': poOf('hi', { Home: 'होम', Gone: '' }),
  })
  const { textsOf } = await readMessages(root)
  expect(new Set(Object.values(textsOf('en')))).toEqual(
    new Set([['Gone'], ['Hello, ', ['name']], ['Home']]),
  )
  expect(new Set(Object.values(textsOf('hi')))).toEqual(
    new Set([['Gone', ''], ['Hello, ', ['name'], ''], ['होम']]),
  )
})
