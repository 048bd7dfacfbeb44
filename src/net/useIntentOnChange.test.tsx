import { act, render } from '@testing-library/react'
import { Provider, atom, createStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { useIntentOnChange } from './useIntentOnChange.ts'

it('runs an intent for every value while it is mounted', () => {
  const store = createStore()
  const nameAtom = atom('first')
  const onName = vi.fn<(name: string) => void>()
  const nameIntent = atom(null, (get) => onName(get(nameAtom)))
  const Follower = () => {
    useIntentOnChange(nameAtom, nameIntent)
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
  expect(onName.mock.calls).toEqual([['first'], ['second']])
})
