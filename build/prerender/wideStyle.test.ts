import { expect, it } from 'vitest'
import { splitWide } from './wideStyle.ts'

const rail = '@media (width>=43.75em){.rail{inline-size:72px}}'
const open = '@media (width >= 67.5em) and (hover:hover){.rail{inline-size:216px}}'

it('keeps in the page what every screen needs', () => {
  const css = '@layer reset,ui;.a{color:red}@media (width<24.375em){.a{color:blue}}'
  expect(splitWide(css)).toEqual({ narrow: css, wide: '' })
})

it('moves out what only wide screens need, in its order', () => {
  expect(splitWide(`.a{color:red}${rail}.b{color:red}${open}`)).toEqual({
    narrow: '.a{color:red}.b{color:red}',
    wide: rail + open,
  })
})

it('keeps it in its layer', () => {
  expect(splitWide(`@layer ui{.a{color:red}${rail}}`)).toEqual({
    narrow: '@layer ui{.a{color:red}}',
    wide: `@layer ui{${rail}}`,
  })
})
