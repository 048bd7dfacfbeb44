import { expect, it } from 'vitest'
import { usesOfFile } from './files.ts'

const found = (file: string, text: string) => usesOfFile(file, text).map(({ feature }) => feature)

it.each([
  ['a call', 'URL.canParse(a)', ['URL.canParse']],
  ['a method of any object', 'a.b.toReversed(), a.isWellFormed()', ['String.isWellFormed']],
  ['a class', 'new CloseWatcher', ['CloseWatcher']],
  ['a function of the page', 'requestIdleCallback(a)', ['requestIdleCallback']],
  [
    'a member of what may be missing',
    'navigation.currentEntry.key',
    ['Navigation.currentEntry', 'navigation'],
  ],
  ['a flag of an expression', '/[\\p{L}--a]/v', ['RegExp.unicodeSets']],
  ['a call that is conditional', 'a.isWellFormed?.(), document.startViewTransition?.(a)', []],
  ['what the floor has', 'structuredClone(a), a.at(-1), a.findLast(b), Object.hasOwn(a, b)', []],
  ['names of one word that anyone may use', 'a.lock(), a.range.to()', []],
])('scripts: %s', (_, code, features) => {
  expect(found('a.js', code)).toEqual(features)
})

it.each([
  ['a function', 'a{color:color-mix(in srgb,red,blue)}', ['color-mix()']],
  ['a function after a value for all', 'a{color:red;color:color-mix(in srgb,red,blue)}', []],
  ['a function in a variable', 'a{--b:light-dark(red,blue)}', ['light-dark()']],
  ['a property', 'a{field-sizing:content}', ['field-sizing', 'field-sizing: content']],
  ['a property by its prefix alone for some', 'a{user-select:none}', ['user-select']],
  ['a property with its prefix', 'a{-webkit-user-select:none;user-select:none}', []],
  ['a value', 'a{container-type:scroll-state}', ['container-type: scroll-state']],
  ['a rule', '@starting-style{a{opacity:0}}', ['@starting-style']],
  ['a selector', 'a:open{opacity:0}', [':open']],
  ['nesting', 'a{b{opacity:0}}', ['&']],
  ['what the floor has', '@container (width>9rem){a:has(b){inset:0;color:hsl(0 0% 0%)}}', []],
])('styles: %s', (_, css, features) => {
  expect(found('a.css', css)).toEqual(features)
})

it('inline scripts and styles of pages are checked, too', () => {
  const css = 'a{color:light-dark(red,blue)}'
  expect(found('a.js', `s.replaceSync(${JSON.stringify(css)})`)).toEqual(['light-dark()'])
  expect(
    found('a.html', `<style>${css}</style><script type="module">new CloseWatcher</script>`),
  ).toEqual(['light-dark()', 'CloseWatcher'])
  expect(found('a.html', '<script type="application/json">{"a":1}</script>')).toEqual([])
  expect(found('a.svg', '<svg/>')).toEqual([])
})
