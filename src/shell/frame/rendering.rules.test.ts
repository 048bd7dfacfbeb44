import { expect, it } from 'vitest'
import * as render from './render.tsx'
import { renderingOf } from './rendering.rules.ts'

const merchant = { merchantCode: 'mela', listLanguage: 'interface' }

it('draws what render.tsx draws', () => {
  const rendering = renderingOf(render)
  expect(rendering.render()).toEqual(render.render())
  expect(rendering.firstReads(merchant)).toMatchObject({ home: expect.any(Array) })
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
