import { useRouter } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isBusy } from '#device/page/busy.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { doesReloadAsk, visitInBrowser } from './leaving.testing.tsx'
import { useMoneyHold } from './useMoneyHold.ts'

type Holding = Parameters<typeof useMoneyHold>[1]

function Form(holding: Holding) {
  useMoneyHold('deposit', holding)
  const router = useRouter()
  return (
    <button type="button" onClick={() => void router.navigate({ href: '/m/home' })}>
      Home
    </button>
  )
}

const question = () => getDefaultStore().get(confirmationAtom)

setUp()
beforeEach(() => void platform({}))
afterEach(() => question()?.answer(false))

describe('a money form', () => {
  it.each<[string, Holding, boolean]>([
    ['that is empty delays no update', { isUnderWay: false }, false],
    ['that is filled in delays updates', { isUnderWay: false, isHeld: true }, true],
    ['that is being sent delays updates', { isUnderWay: true }, true],
  ])('%s', async (_, holding, isDelayed) => {
    await visit(<Form {...holding} />)
    expect(isBusy()).toBe(isDelayed)
  })

  it.each<[string, Holding, boolean]>([
    ['that is only in memory', { isUnderWay: false, isFragile: true }, true],
    ['that is being sent', { isUnderWay: true }, true],
    ['that is empty', { isUnderWay: false }, false],
  ])('%s: whether the browser asks before a reload', async (_, holding, isAsked) => {
    visitInBrowser(<Form {...holding} />)
    await screen.findByRole('button')
    expect(doesReloadAsk()).toBe(isAsked)
  })

  it('that is being sent asks before the player leaves', async () => {
    const { at } = await visit(<Form isUnderWay />)
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(question()?.title).toContain('deposit is in progress'))
    await act(async () => question()?.answer(false))
    expect(at()).toBe('/')
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(question()).not.toBeNull())
    await act(async () => question()?.answer(true))
    await waitFor(() => expect(at()).toBe('/m/home'))
  })

  it('that is being sent may change its own address without asking', async () => {
    const { at, go } = await visit(<Form isUnderWay />)
    await go('/?order=D123')
    expect(question()).toBeNull()
    expect(at()).toBe('/?order=D123')
  })

  it.each([{ isUnderWay: false }, { isUnderWay: false, isFragile: true }])(
    'that is not being sent can be left without a question: %o',
    async (holding) => {
      const { at, go } = await visit(<Form {...holding} />)
      await go('/m/home')
      expect(question()).toBeNull()
      expect(at()).toBe('/m/home')
    },
  )
})
