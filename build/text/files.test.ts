import { expect, it } from 'vitest'
import { formats } from '#i18n/languages.ts'
import { filesOf, namingChunks } from './files.ts'

const parts = {
  first: new Set(['hi']),
  shared: new Set(['no']),
  later: new Map([
    ['assets/abc1234.js', new Set(['yes'])],
    ['assets/sharing.js', new Set<string>()],
  ]),
}
const asTheyAre = new Map<string, string>()
const texts = { hi: ['Hello'], no: ['No'], yes: ['Yes'] }

it('writes one file for the first view, one for each chunk, and one with all that comes later', () => {
  const { name, all } = filesOf('en', texts, parts, asTheyAre, formats.EN)
  expect(name).toMatch(/^en-[0-9a-f]{7}$/)
  const files = Object.fromEntries(all)
  expect(Object.keys(files)).toEqual([
    `text-${name}.js`,
    `text-${name}.json`,
    `text-${name}-shared.js`,
    `text-${name}-abc1234.js`,
  ])
  expect(files[`text-${name}.js`]).toContain(`messages={"hi":["Hello"]}`)
  expect(files[`text-${name}-abc1234.js`]).toBe('export default {"yes":["Yes"]}')
  expect(JSON.parse(files[`text-${name}.json`] ?? '')).toEqual({
    shared: { no: ['No'] },
    abc1234: { yes: ['Yes'] },
  })
})

it('marks what has changed, in a word or in a format', () => {
  const { name } = filesOf('en', texts, parts, asTheyAre, formats.EN)
  expect(filesOf('en', texts, parts, asTheyAre, formats.EN).name).toBe(name)
  expect(filesOf('en', { ...texts, yes: ['Yes!'] }, parts, asTheyAre, formats.EN).name).not.toBe(
    name,
  )
  expect(filesOf('en', texts, parts, asTheyAre, formats.BN).name).not.toBe(name)
})

it.each([
  ['k(()=>import(`./abc1234.js`),__VITE_PRELOAD__)', 'k(`abc1234`,1)'],
  ['k(()=>import(`./without.js`),__VITE_PRELOAD__)', 'k(`without`)'],
  ['k(()=>import(`./sharing.js`),__VITE_PRELOAD__)', 'k(`sharing`,0)'],
  [
    'a(()=>k(()=>import(`./abc1234.js`).then(e=>e.t).then(e=>e.Sheet,()=>n),__VITE_PRELOAD__));b()',
    'a(()=>k(`abc1234`,1).then(e=>e.t).then(e=>e.Sheet,()=>n));b()',
  ],
  [
    'let{seal:r}=await k(async()=>{let{seal:e}=await import(`./abc1234.js`);return{seal:e}},__VITE_PRELOAD__);r(n)',
    'let{seal:r}=await k(`abc1234`,1);r(n)',
  ],
  [
    'k(()=>import(`./without.js`),__VITE_PRELOAD__),k(()=>import(`./abc1234.js`),__VITE_PRELOAD__)',
    'k(`without`),k(`abc1234`,1)',
  ],
  [
    'a(()=>k(()=>Promise.resolve().then(()=>B).then(e=>e.Sheet),__VITE_PRELOAD__)),c()',
    'a(()=>Promise.resolve().then(()=>B).then(e=>e.Sheet)),c()',
  ],
  [
    'let{of:e}=await k(async()=>{let{of:e}=await Promise.resolve().then(()=>R);return{of:e}},__VITE_PRELOAD__);e()',
    'let{of:e}=await (async()=>{let{of:e}=await Promise.resolve().then(()=>R);return{of:e}})();e()',
  ],
])('tells the loader by name what is asked for: %s', (written, named) => {
  expect(namingChunks(written, parts)).toBe(named)
})

it('refuses a call that it cannot read, for its chunk would come without text', () => {
  const strange = `${'x'.repeat(60)}k(function(){return import(\`./abc1234.js\`)},__VITE_PRELOAD__)${'x'.repeat(60)}`
  expect(() => namingChunks(strange, parts)).toThrow('without its text')
})
