import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Panes } from './Panes.tsx'

afterEach(() => vi.unstubAllGlobals())

const panes = (shows: 'list' | 'content') => (
  <Panes shows={shows} list={<p>The list</p>} content={<p>The message</p>} />
)

function atWidth(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/\d+/.exec(query)?.[0]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

it.each([
  ['list', 'The list'],
  ['content', 'The message'],
] as const)('below 1080 px stands the %s alone', (shows, text) => {
  atWidth(1079)
  render(panes(shows))
  expect(screen.getAllByText(/^The/).map(({ textContent }) => textContent)).toEqual([text])
})

it('from 1080 px both stand side by side', () => {
  atWidth(1080)
  render(panes('list'))
  expect(screen.getByText('The list')).toBeVisible()
  expect(screen.getByText('The message')).toBeVisible()
})
