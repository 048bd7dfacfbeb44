import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Rolldown, build, createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogs } from './plugin.ts'

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true })
})

const words = {
  bn: { Home: 'হোম', 'Sign in': 'লগ ইন', '-k5uaZ': 'সাহায্য' },
  en: { Home: 'Home', 'Sign in': 'Sign in', '-k5uaZ': 'Help' },
  hi: { Home: 'होम', 'Sign in': 'लॉग इन', '-k5uaZ': 'मदद' },
}
const origins = { Home: 'src/main.ts', 'Sign in': 'src/Login.ts', '-k5uaZ': 'src/Help.ts' }

const app = {
  'index.html':
    '<html><head><!--languages--></head><script type="module" src="/src/main.ts"></script></html>',
  'src/main.ts': `console.log(import('./Login.ts'), import('./Help.ts').then((m) => m.help))`,
  'src/Login.ts': `export const login = () => console.log('login')`,
  'src/Help.ts': `export const help = () => console.log('-k5uaZ')`,
}

function poOf(locale: keyof typeof words) {
  const texts = new Map(Object.entries(words[locale]))
  const entries = Object.entries(origins).map(
    ([id, file]) =>
      `#. js-lingui-explicit-id\n#: ${file}\nmsgid "${id}"\nmsgstr "${texts.get(id)}"\n`,
  )
  return [`msgid ""\nmsgstr ""\n"Language: ${locale}\\n"\n`, ...entries].join('\n')
}

async function built(listed: object, locales: readonly (keyof typeof words)[]) {
  const root = mkdtempSync(join(tmpdir(), 'catalogs-'))
  roots.push(root)
  const files = {
    ...app,
    'public/merchant.json': JSON.stringify(listed),
    '.linguirc': JSON.stringify({
      sourceLocale: 'en',
      locales,
      catalogs: [{ path: '<rootDir>/src/i18n/locales/{locale}', include: ['src'] }],
    }),
    ...Object.fromEntries(locales.map((each) => [`src/i18n/locales/${each}.po`, poOf(each)])),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, target: 'es2023', modulePreload: { polyfill: false } },
    plugins: [catalogs(async () => ({ hi: 'say()' }))],
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Nothing was built')
  return new Map(output.output.map((file) => [file.fileName, sourceOf(file)]))
}

const sourceOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
  file.type === 'chunk' ? file.code : String(file.source)

type Files = Awaited<ReturnType<typeof built>>
const scripts = (files: Files) => [...files].filter(([name]) => !/text-|\.html$/.test(name))
const textsOf = (files: Files, locale: string) =>
  [...files].filter(([name]) => name.startsWith(`assets/text-${locale}-`))

let two: Files
let three: Files

beforeAll(async () => {
  two = await built({ languages: ['BN', 'EN'] }, ['bn', 'en'])
  three = await built({ languages: ['BN', 'EN'], moreLanguages: ['HI'], defaultLanguage: 'HI' }, [
    'bn',
    'en',
    'hi',
  ])
})

it('writes no text into any script', () => {
  for (const [, code] of scripts(two))
    for (const text of [...Object.values(words.bn), 'Sign in']) expect(code).not.toContain(text)
})

it('writes the text of the first view into one file, and all other text into another', () => {
  const texts = textsOf(two, 'bn').map(([name, text]) => [name.includes('-later'), text] as const)
  const { true: later, false: first } = Object.fromEntries(texts)
  expect(first).toContain('"Home":["হোম"]')
  expect(first).not.toContain('লগ ইন')
  expect(later).toContain('"Sign in":["লগ ইন"]')
  expect(later).not.toContain('হোম')
})

it('lists the pseudo-languages on the dev server only', async () => {
  const root = mkdtempSync(join(tmpdir(), 'catalogs-'))
  roots.push(root)
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'public/merchant.json'), JSON.stringify({ languages: ['BN', 'EN'] }))
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [catalogs(async () => ({}))],
  })
  const page = await server.transformIndexHtml('/', '<!--languages-->')
  await server.close()
  expect(page).toContain('"XA":"en-XA-0000000","XB":"en-XB-0000000"')
  expect(two.get('index.html')).not.toContain('en-X')
})

describe('another language', () => {
  it('is listed by the page of a merchant that names it, the default first', () => {
    const list = (files: Files) =>
      /id="languages">([^<]*)</.exec(files.get('index.html') ?? '')?.[1]
    expect(Object.keys(JSON.parse(list(two) ?? ''))).toEqual(['BN', 'EN'])
    expect(Object.keys(JSON.parse(list(three) ?? ''))).toEqual(['HI', 'BN', 'EN'])
    expect(list(three)).toMatch(/"HI":"hi-[0-9a-f]{7}"/)
  })

  it('has its text, its formats and the text of the page', () => {
    const texts = textsOf(three, 'hi').map(([, text]) => text)
    for (const text of Object.values(words.hi)) expect(texts.join()).toContain(text)
    expect(texts.join()).toContain('जन॰')
    expect([...three.keys()].filter((name) => name.endsWith('-page.js'))).toHaveLength(1)
  })

  it('adds no byte for players of other languages', () => {
    expect(scripts(three)).toEqual(scripts(two))
    for (const locale of ['bn', 'en']) expect(textsOf(three, locale)).toEqual(textsOf(two, locale))
  })

  it('cannot be offered by a merchant before it is in the table', async () => {
    await expect(built({ languages: ['XX'] }, ['bn', 'en'])).rejects.toThrow(
      'merchant.json names XX',
    )
  })
})
