import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Embed } from './Embed.tsx'

it('an embedded page has only the listed permissions, and can never navigate the tab', () => {
  render(<Embed title="A game" src="about:blank" />)
  const frame = screen.getByTitle('A game')
  expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
    'allow-forms',
    'allow-orientation-lock',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ])
  expect(frame).toHaveAttribute('allow', 'fullscreen')
})
