import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp } from '#testing/visit.tsx'
import { Failure } from '#net/failure.ts'
import { noteLost } from '#net/reports/lostPart.ts'
import { RouteError } from './root.tsx'
import { standAt } from '#testing/standAt.tsx'

setUp()
beforeEach(() => void platform({}))

const reset = vi.fn()
const fail = (error: Error) =>
  standAt({ Frame: () => <RouteError error={error} reset={reset} />, entries: ['/m/hot'] })

describe('a screen that cannot be drawn', () => {
  it.each([
    [new Failure('timeout'), 'The network is slow. Try again.'],
    [new Failure('busy'), 'The server is busy. Try again in a moment.'],
    [new Failure('malformed'), 'Loading failed, click to retry'],
    [new Failure('refused', 'not_found'), 'This is no longer available'],
    [
      new TypeError('Failed to fetch dynamically imported module'),
      'Loading failed, click to retry',
    ],
  ])('%s: says what happened', async (error, sentence) => {
    await fail(error)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  })

  it('whose code failed to load reloads the page', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    const gone = new TypeError('gone')
    noteLost(gone)
    await fail(gone)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(reload).toHaveBeenCalledOnce()
    expect(reset).not.toHaveBeenCalled()
  })

  it('says that the phone is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))
    await fail(new TypeError('Failed to fetch dynamically imported module'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline/)
  })

  it('offers a retry, home and customer service', async () => {
    await fail(new Failure('busy'))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(reset).toHaveBeenCalledOnce()
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(hrefOf('Go to home')).toBe('/m/home')
    expect(hrefOf('Customer service')).toBe('/m/service')
  })
})
