import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { store } from '#net/query/queryClient.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { useLinkGate } from './useLinkGate.ts'

const links = {
  own: '/m/hot?x=1',
  strange: 'https://strange.example/a',
  plain: 'http://strange.example',
  tel: 'tel:+8801',
  place: '#main',
}

function Page() {
  useLinkGate()
  return Object.entries(links).map(([name, href]) => (
    <a key={name} href={href}>
      {name}
    </a>
  ))
}

const open = vi.fn<typeof window.open>()

setUp()
beforeEach(() => {
  platform({})
  vi.stubGlobal('open', open)
})

const show = () => visit(<Page />)

const press = (name: string, init = {}) => fireEvent.click(screen.getByText(name), init)

describe('a link written by the platform', () => {
  it('stays in the app when it is on this site', async () => {
    const { at } = await show()
    await act(async () => press('own'))
    expect(at()).toBe('/m/hot?x=1')
    expect(open).not.toHaveBeenCalled()
  })

  it('stays on its page when it is an anchor', async () => {
    const { at } = await show()
    const before = at()
    await act(async () => expect(press('place')).toBe(true))
    expect(at()).toBe(before)
  })

  it('asks before it opens an unknown host, and names it', async () => {
    await show()
    press('strange')
    expect(store.get(confirmationAtom)?.title).toContain('strange.example')
    expect(open).not.toHaveBeenCalled()
    await act(async () => store.get(confirmationAtom)?.answer(true))
    expect(open).toHaveBeenCalledWith(links.strange, '_blank', 'noopener,noreferrer')
  })

  it('asks also on a middle click', async () => {
    await show()
    fireEvent(
      screen.getByText('strange'),
      new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }),
    )
    expect(store.get(confirmationAtom)?.title).toContain('strange.example')
    await act(async () => store.get(confirmationAtom)?.answer(false))
    expect(open).not.toHaveBeenCalled()
  })

  it.each([
    ['opens nothing without https', 'plain', false],
    ['of another allowed scheme is not handled', 'tel', true],
  ])('%s', async (_, name, isFollowed) => {
    await show()
    expect(press(name)).toBe(isFollowed)
    expect(store.get(confirmationAtom)).toBeNull()
    expect(open).not.toHaveBeenCalled()
  })
})
