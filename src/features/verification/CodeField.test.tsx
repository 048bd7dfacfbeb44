import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CodePurpose } from '#api/account/verification.ts'
import { store } from '#net/query/queryClient.ts'
import { cancelToast, toastsAtom } from '#ui/feedback/toasts.ts'
import { timedToasts, toasts } from '#ui/feedback/toasts.testing.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { CodeField } from './CodeField.tsx'

interface Props {
  readonly purpose?: CodePurpose
  readonly mobileNum?: string
  readonly isValid?: boolean
}

function Form({ purpose = 'login', mobileNum = '01711000001', isValid = true }: Props) {
  const [code, setCode] = useState('')
  return (
    <CodeField
      purpose={purpose}
      mobile={{ mobileNum, countryDialingCode: '880' }}
      value={code}
      error={undefined}
      onChange={setCode}
      mayRequest={() => isValid}
    />
  )
}

const sent: unknown[] = []
let reply: () => Response | Promise<Response>
const ok = (value: unknown) => Response.json({ success: true, value })
const inAMinute = () => ok({ expirationTime: Date.now() + 60_000, expiredMinutes: 1 })

setUp()
beforeEach(async () => {
  sent.length = 0
  reply = inAMinute
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.startsWith('/wps/verification')) return new Promise(() => undefined)
    sent.push({ address, ...JSON.parse(await new Response(init?.body ?? null).text()) })
    return reply()
  })
})

let numbers = 0
/** A different number for each test, because waits outlive a screen. */
const freshNumber = () => `017110001${String(numbers++).padStart(2, '0')}`
const field = () => screen.getByLabelText<HTMLInputElement>('SMS code')
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
const waiting = () => screen.findByRole('button', { name: /Resend in \d+ s/ })

const pass = (time: number) => act(async () => vi.advanceTimersByTimeAsync(time))

describe('requesting a code', () => {
  it('sends it to the number without its leading zero, says so, and starts the countdown', async () => {
    const answered = Promise.withResolvers<Response>()
    reply = () => answered.promise
    await visit(<Form />)
    ask()
    await waitFor(() => expect(toasts()).toContain('loading: Sending the code…'))
    answered.resolve(inAMinute())
    expect(await waiting()).toBeDisabled()
    expect(sent).toEqual([
      {
        address: '/wps/verification/sms/noLogin',
        mobileNum: '1711000001',
        countryDialingCode: '880',
      },
    ])
    expect(timedToasts()).toEqual(['success: Code sent, 1500'])
    expect(field()).toHaveAccessibleDescription('Sent to +880 1711000001')
    expect(field()).toHaveFocus()
  })

  it.each(['register', 'password'] as const)('to %s says what it is for', async (purpose) => {
    await visit(<Form purpose={purpose} mobileNum="1799" />)
    ask()
    await waiting()
    expect(sent).toMatchObject([{ address: '/wps/verification/sms', mobileNo: '1799', purpose }])
  })

  it('sends it without the country code when the number was autofilled', async () => {
    await visit(<Form mobileNum="+880 01711-000055" />)
    ask()
    await waiting()
    expect(sent).toMatchObject([{ mobileNum: '1711000055', countryDialingCode: '880' }])
    expect(field()).toHaveAccessibleDescription('Sent to +880 1711000055')
  })

  it('does nothing while the number is invalid', async () => {
    await visit(<Form isValid={false} mobileNum={freshNumber()} />)
    ask()
    expect(sent).toEqual([])
  })

  it('twice at once sends one', async () => {
    await visit(<Form mobileNum={freshNumber()} />)
    ask()
    fireEvent.click(screen.getByRole('button'))
    await waiting()
    expect(sent).toHaveLength(1)
  })

  it('can be cancelled from the toast: the request ends, and the button is enabled again', async () => {
    let request: AbortSignal | null | undefined
    vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
      request = init?.signal
      return new Promise(() => undefined)
    })
    await visit(<Form mobileNum={freshNumber()} />)
    ask()
    await waitFor(() => expect(request).toBeDefined())
    act(() => store.get(toastsAtom).forEach(cancelToast))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Get code' })).toBeEnabled())
    expect(request?.aborted).toBe(true)
    expect(toasts()).toContain('info: Canceled. A code may still arrive.')
    expect(field()).not.toHaveAccessibleDescription()
  })

  it('that fails shows the error at the field until something is typed', async () => {
    reply = () => Promise.reject(new TypeError('no network'))
    await visit(<Form mobileNum={freshNumber()} />)
    ask()
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/We did not get an answer/))
    expect(screen.getByRole('button', { name: 'Get code' })).toBeEnabled()
    fireEvent.change(field(), { target: { value: '1' } })
    expect(field()).not.toHaveAccessibleDescription()
  })

  it('too early starts the platform’s countdown', async () => {
    const value = { expirationTime: Date.now() + 30_000 }
    reply = () => Response.json({ success: false, code: 'too_many', value }, { status: 429 })
    await visit(<Form mobileNum={freshNumber()} />)
    ask()
    expect(await screen.findByRole('button', { name: /Resend in (29|30) s/ })).toBeDisabled()
    expect(field()).toHaveAccessibleDescription(/Too many attempts/)
  })
})

describe('the countdown', () => {
  it('ends on time, though the phone was asleep', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    await visit(<Form mobileNum={freshNumber()} />)
    ask()
    await waiting()
    await pass(20_000)
    expect(screen.getByRole('button', { name: /Resend in (39|40) s/ })).toBeDisabled()
    vi.setSystemTime(Date.now() + 3_600_000)
    await pass(500)
    expect(screen.getByRole('button', { name: 'Get code' })).toBeEnabled()
  })

  it('is stored for a reload, and the code is not', async () => {
    await visit(<Form mobileNum="01711000777" />)
    ask()
    await waiting()
    fireEvent.change(field(), { target: { value: '987654' } })
    const stored = JSON.stringify([sessionStorage, localStorage].map((one) => Object.entries(one)))
    expect(stored).toContain('login:8801711000777')
    expect(stored).not.toContain('987654')
  })
})

describe('the field', () => {
  it('accepts Bengali digits', async () => {
    await visit(<Form mobileNum={freshNumber()} />)
    fireEvent.change(field(), { target: { value: '১২৩ ৪৫৬' } })
    expect(field()).toHaveValue('123456')
  })

  it('takes the digits out of a pasted message, and ignores an eleventh digit', async () => {
    await visit(<Form mobileNum={freshNumber()} />)
    fireEvent.change(field(), { target: { value: 'Your code is 123-456, valid 5 minutes.' } })
    expect(field()).toHaveValue('123456')
    fireEvent.change(field(), { target: { value: '1234567890' } })
    fireEvent.change(field(), { target: { value: '12345678901' } })
    expect(field()).toHaveValue('1234567890')
    fireEvent.change(field(), { target: { value: '1'.repeat(15) } })
    expect(field()).toHaveValue('1'.repeat(15))
  })

  it('has the right attributes for keyboards and autofill', async () => {
    await visit(<Form mobileNum={freshNumber()} />)
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
  })

  it('is filled in by a browser that reads the SMS', async () => {
    vi.stubGlobal('OTPCredential', class {})
    const get = vi.fn(async () => ({ id: '', type: 'otp', code: '246810' }))
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
    await visit(<Form mobileNum={freshNumber()} />)
    expect(get).not.toHaveBeenCalled()
    ask()
    await waitFor(() => expect(field()).toHaveValue('246810'))
    Reflect.deleteProperty(navigator, 'credentials')
  })
})
