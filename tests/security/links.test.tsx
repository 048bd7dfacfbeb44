// @vitest-environment jsdom
// (happy-dom parses addresses differently from a browser.)
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { store } from '#net/query/queryClient.ts'
import { useLinkGate } from '#shell/route/useLinkGate.ts'
import { confirmationAtom } from '#ui/overlay/confirmation.ts'
import { disguised, forbiddenAddresses, oursAfterAll } from './corpus.ts'

const open = vi.fn<typeof window.open>()

setUp()
beforeEach(() => {
  platform({})
  vi.stubGlobal('open', open)
  vi.stubGlobal('scrollTo', () => undefined)
})

/**
 * Presses a link to the address; returns whether navigation was prevented, and the current address.
 */
async function press(address: string) {
  function Page() {
    useLinkGate()
    return <a href="/">link</a>
  }
  const { at } = await visit(<Page />)
  const link = screen.getByText('link')
  link.setAttribute('href', address)
  const click = createEvent.click(link)
  await act(async () => fireEvent(link, click))
  return { isStopped: click.defaultPrevented, at: at() }
}

const isOfTheWeb = (address: string) => {
  const link = document.createElement('a')
  link.href = address
  return /^https?:$/.test(link.protocol)
}

describe('a tap on a link', () => {
  it.each(forbiddenAddresses.filter(isOfTheWeb).filter((one) => !one.includes('mela.example')))(
    'to %j opens nothing',
    async (address) => {
      const { isStopped, at } = await press(address)
      expect({ isStopped, at, asked: store.get(confirmationAtom) }).toEqual({
        isStopped: true,
        at: '/',
        asked: null,
      })
      expect(open).not.toHaveBeenCalled()
    },
  )

  it.each(disguised)('to %j asks first, and names %s', async (address, host) => {
    const { isStopped, at } = await press(address)
    expect({ isStopped, at }).toEqual({ isStopped: true, at: '/' })
    expect(store.get(confirmationAtom)?.title).toContain(host)
    expect(open).not.toHaveBeenCalled()
  })

  it.each(oursAfterAll)('to %j stays on this site', async (address) => {
    const { isStopped, at } = await press(address)
    expect(isStopped).toBe(true)
    expect(at).toMatch(/^\/[^/\\]/)
    expect(open).not.toHaveBeenCalled()
  })
})
