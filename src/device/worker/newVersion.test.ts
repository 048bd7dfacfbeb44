import { afterEach, expect, it } from 'vitest'
import { buildMark } from './newVersion.ts'

afterEach(() => document.body.replaceChildren())

it('a build is told apart by the file that its page starts', () => {
  document.body.innerHTML =
    '<script id="start" type="text">await import(`/assets/vendor-Bc9iksM.js`);await import(`/assets/app-Cg-S5_W.js`)</script>'
  expect(buildMark()).toBe('Cg-S5_W')
})

it('what is not built has no mark', () => {
  document.body.innerHTML = '<script type="text" src="/src/main.tsx"></script>'
  expect(buildMark()).toBeNull()
})
