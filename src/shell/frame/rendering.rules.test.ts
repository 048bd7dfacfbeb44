import { expect, it } from 'vitest'
import * as render from './render.tsx'
import { renderingOf } from './rendering.rules.ts'

const merchant = { merchantCode: 'mela', listLanguage: 'interface' }

it('draws with what render.tsx gives', () => {
  const { firstReads, locales, ...rendering } = renderingOf(render)
  const { sprite, body } = rendering.render()
  expect(sprite).toContain('<symbol')
  expect(body).toContain('<')
  expect(firstReads(merchant)['home']?.['EN']).toContainEqual(expect.stringMatching(/^\/lgw\//))
  expect(locales).toMatchObject({ BN: expect.any(String), EN: expect.any(String) })
})

it('says what is missing', () => {
  const { render: _, ...rest } = render
  expect(() => renderingOf({ ...rest, firstReads: [] })).toThrow(
    /^render\.tsx cannot draw the page: render: .*undefined; firstReads: .*Array$/,
  )
  expect(() => renderingOf(undefined)).toThrow('render.tsx cannot draw the page')
})

it('says when the frame is not drawn as text', () => {
  const rendering = renderingOf({ ...render, render: () => ({ sprite: '' }) })
  expect(rendering.render).toThrow(/"body"/)
})
