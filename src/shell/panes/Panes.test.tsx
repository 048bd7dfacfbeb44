import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ListOr } from './Panes.tsx'
import { Panes } from './Panes.tsx'

const List = () => <input aria-label="The list" />
const root = createRootRoute({ component: () => <Panes list={<List />} /> })
const pages = [
  createRoute({
    getParentRoute: () => root,
    path: '/list',
    component: () => <ListOr list={<List />}>The first message</ListOr>,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/second',
    component: () => 'The second message',
  }),
]

async function openAt(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width / 16 >= Number(/[\d.]+(?=em)/.exec(query)?.[0]),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const history = createMemoryHistory({ initialEntries: ['/list'] })
  const router = createRouter({ routeTree: root.addChildren(pages), history })
  await act(async () => {
    render(<RouterProvider router={router as never} />)
  })
  return () => act(() => router.navigate({ href: '/second' }))
}

const list = () => screen.queryByLabelText('The list')

it('below 1080 px shows the list, or the chosen item', async () => {
  const choose = await openAt(1079)
  expect(list()).toBeVisible()
  expect(screen.queryByText(/message/)).not.toBeInTheDocument()
  await choose()
  expect(list()).not.toBeInTheDocument()
  expect(screen.getByText('The second message')).toBeVisible()
})

it('from 1080 px shows both side by side, and the list stays mounted', async () => {
  const choose = await openAt(1080)
  const shown = list()
  expect(shown).toBeVisible()
  expect(screen.getByText('The first message')).toBeVisible()
  await choose()
  expect(list()).toBe(shown)
  expect(screen.getByText('The second message')).toBeVisible()
})
