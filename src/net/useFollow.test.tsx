import { act, render } from '@testing-library/react'
import { Provider, atom, createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { useFollow } from './useFollow.ts'

it('runs an intent for every value while it is mounted', () => {
  const store = createStore()
  const nameAtom = atom('first')
  const told = vi.fn<(name: string) => void>()
  const tellIntent = atom(null, (get) => told(get(nameAtom)))
  const Follower = () => {
    useFollow(nameAtom, tellIntent)
    return null
  }
  const { unmount } = render(
    <Provider store={store}>
      <Follower />
    </Provider>,
  )
  act(() => store.set(nameAtom, 'second'))
  unmount()
  act(() => store.set(nameAtom, 'third'))
  expect(told.mock.calls).toEqual([['first'], ['second']])
})
