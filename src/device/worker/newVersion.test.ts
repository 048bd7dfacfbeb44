import { afterEach, expect, it } from 'vitest'
import { buildMark } from './newVersion.ts'

afterEach(() => document.body.replaceChildren())

it('identifies a build by the entry script of its page', () => {
  document.body.innerHTML =
    '<script id="start" type="text">await import(`/assets/vendor-Bc9iksM.js`);await import(`/assets/app-Cg-S5_W.js`)</script>'
  expect(buildMark()).toBe('Cg-S5_W')
})

it('has no identity without a build', () => {
  document.body.innerHTML = '<script type="text" src="/src/main.tsx"></script>'
  expect(buildMark()).toBeNull()
})
