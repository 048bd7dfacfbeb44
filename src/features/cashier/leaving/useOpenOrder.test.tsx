import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { useOpenOrder } from './useOpenOrder.ts'

function Form() {
  const open = useOpenOrder()
  return (
    <button onClick={() => void open({ to: '/m/withdraw', search: { order: 'W1' } })}>Send</button>
  )
}

setUp()
beforeEach(() => void platform({}))

it.each([
  { steps: [], backs: 0 },
  { steps: ['amount'], backs: 0 },
  { steps: ['amount', 'confirm'], backs: 0 },
  { steps: ['amount', 'confirm'], backs: 1 },
])(
  'going back from an order skips its form, which was $steps forward and $backs back',
  async ({ steps, backs }) => {
    const { at, go, back } = await visit(null, {}, <Form />)
    await go('/m/withdraw')
    for (const step of steps) await go(`/m/withdraw?step=${step}`)
    for (let times = 0; times < backs; times++) await back()
    fireEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(at()).toBe('/m/withdraw?order=W1'))
    await back()
    expect(at()).toBe('/')
  },
)
