import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Embed } from './Embed.tsx'

it('an embedded page may do what is listed, and never lead the tab elsewhere', () => {
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
