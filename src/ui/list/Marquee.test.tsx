import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { inEnglish } from '#testing/inEnglish.tsx'
import { Marquee } from './Marquee.tsx'

class Measured {
  readonly tell: () => void
  constructor(tell: () => void) {
    this.tell = tell
  }
  observe() {
    this.tell()
  }
  disconnect() {
    return undefined
  }
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Measured)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800)
})

const line = () =>
  render(
    <Marquee
      label="News"
      items={['one', 'two']}
      keyOf={(item) => item}
      render={(item) => <a href={`#${item}`}>{item}</a>}
      renderCopy={(item) => item}
    />,
    inEnglish,
  )

it('moves at 40 px a second, 30 times a second', () => {
  line()
  const { style } = screen.getByRole('list').parentElement!
  expect([style.getPropertyValue('--lap'), style.getPropertyValue('--frames')]).toEqual([
    '20s',
    '600',
  ])
})

it('does not move once it is paused', () => {
  line()
  const news = screen.getByRole('region', { name: 'News' })
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(news).toHaveAttribute('data-paused')
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
  expect(news).not.toHaveAttribute('data-paused')
})

it('draws its repeated copy as plain text', () => {
  const { container } = line()
  const lists = [...container.querySelectorAll('ul')]
  expect(lists.map(({ textContent }) => textContent)).toEqual(['onetwo', 'onetwo'])
  expect(lists.map((list) => list.querySelectorAll('a').length)).toEqual([2, 0])
})
