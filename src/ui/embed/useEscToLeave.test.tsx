import { act, fireEvent, render, screen } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { expect, it, vi } from 'vitest'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { inEnglish } from '#testing/inEnglish.tsx'
import { useEscToLeave } from './useEscToLeave.ts'

const onLeave = vi.fn<() => void>()
const question = () => getDefaultStore().get(confirmationAtom)
const press = (key: string) => fireEvent.keyDown(document.body, { key })

function Game({ confirmsItself = false, isCovered = false }) {
  useEscToLeave({ name: 'Lantern Loot', confirmsItself, onLeave })
  return isCovered ? <dialog open>Paused</dialog> : <h1>Lantern Loot</h1>
}

it.each([true, false])('Esc asks, and leaves only if that is wanted: %s', async (isWanted) => {
  render(<Game />, inEnglish)
  press('Escape')
  expect(question()?.title).toBe('Leave Lantern Loot?')
  expect(onLeave).not.toHaveBeenCalled()
  await act(async () => question()?.answer(isWanted))
  expect(onLeave).toHaveBeenCalledTimes(isWanted ? 1 : 0)
})

it('Esc asks only once when leaving asks as well', () => {
  render(<Game confirmsItself />, inEnglish)
  press('Escape')
  expect(question()).toBeNull()
  expect(onLeave).toHaveBeenCalledOnce()
})

it.each([
  ['another key', 'a', false],
  ['Esc in a dialog', 'Escape', true],
])('%s does not leave', (_, key, isCovered) => {
  render(<Game isCovered={isCovered} />, inEnglish)
  expect(screen.getByText(isCovered ? 'Paused' : 'Lantern Loot')).toBeInTheDocument()
  press(key)
  expect(question()).toBeNull()
  expect(onLeave).not.toHaveBeenCalled()
})
