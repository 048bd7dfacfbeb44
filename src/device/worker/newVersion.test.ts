import { afterEach, expect, it } from 'vitest'
import { buildMark } from './newVersion.ts'

afterEach(() => document.body.replaceChildren())

const pageWith = (...scripts: readonly string[]) => {
  document.body.innerHTML = scripts.join('')
}

it('a build is told apart by the file that its page starts', () => {
  pageWith(
    '<script id="start" type="text">await import(`/assets/vendor-Bc9iksM.js`);await import(`/assets/app-Cg-S5_W.js`)</script>',
    '<script src="/assets/runtime-XKyaHtl.js" type="text"></script>',
  )
  expect(buildMark()).toBe('Cg-S5_W')
})

it('what is not built has no mark', () => {
  pageWith('<script type="text" src="/src/main.tsx"></script>')
  expect(buildMark()).toBeNull()
})
