import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { identifyAs } from '#net/session/identity.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { platformKeys } from '#net/session/seal.testing.ts'
import { HandOffCode } from './HandOffCode.tsx'
import { HandOffForm } from './HandOffSheet.tsx'

const keys = await platformKeys()
let reply: () => unknown
let asked: string[]
const opened: unknown[] = []

setUp()
beforeEach(() => {
  opened.length = 0
  identifyAs({ isStandalone: () => true, sealingKeyIds: ['the-next-one', keys.kid] })
  asked = platform({
    '/wps/captcha': () => 'iVBORw0KGgo=',
    '/wps/session/key': () => keys.jwk,
    '/wps/session/handOff': () => reply(),
    '/wps/session/handOff/take': async (_query, _method, body) => {
      opened.push(await keys.open(body))
      return reply()
    },
  })
})

const pictures = () => asked.filter((call) => call.startsWith('GET /wps/captcha')).length
const field = () => screen.getByLabelText<HTMLInputElement>('Code from the browser')

async function enter(code: string) {
  fireEvent.change(field(), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

describe('the code in the installed app', () => {
  it('may be typed or pasted in any digits, and is sent encrypted', async () => {
    const onTaken = vi.fn()
    reply = () => ({ language: 'EN', affiliateCode: 'agent', session: null })
    await visit(<HandOffForm onTaken={onTaken} />)
    await enter('১২৩ 456 789 0123')
    await vi.waitFor(() => expect(onTaken).toHaveBeenCalledOnce())
    expect(opened).toEqual([expect.objectContaining({ code: '1234567890123' })])
    expect(onTaken).toHaveBeenCalledWith({ userName: null, referral: { affiliateCode: 'agent' } })
  })

  it('is sent again as the same request after a lost answer', async () => {
    const onTaken = vi.fn()
    const sent: (string | null)[] = []
    const answered = fetch
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (address !== '/wps/session/handOff/take') return answered(address, init)
      sent.push(new Headers(init?.headers).get('Idempotency-Key'))
      if (sent.length === 1) throw new TypeError('no network')
      return answered(address, init)
    })
    reply = () => ({ language: 'EN', session: null })
    await visit(<HandOffForm onTaken={onTaken} />)
    await enter('1234567890123')
    await screen.findByText(/^We did not get an answer/)
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await vi.waitFor(() => expect(onTaken).toHaveBeenCalledOnce())
    expect(sent[0]).toMatch(/^[\w-]{36}$/)
    expect(sent).toEqual([sent[0], sent[0]])
  })

  it('cannot get into an address, as its field has no name', async () => {
    await visit(<HandOffForm onTaken={vi.fn()} />)
    expect(field()).not.toHaveAttribute('name')
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
  })

  it('must be complete before anything is sent', async () => {
    await visit(<HandOffForm onTaken={vi.fn()} />)
    await enter('123456789012')
    expect(field()).toHaveAccessibleDescription('The code has 13 digits')
    expect(field()).toHaveFocus()
    expect(opened).toEqual([])
  })

  it.each([
    ['code_wrong', /^Wrong code/],
    ['code_expired', /^This code has expired or was used/],
  ])('shows %s at the field until it is corrected', async (code, sentence) => {
    reply = () => new Refused(400, code)
    await visit(<HandOffForm onTaken={vi.fn()} />)
    await enter('1234567890123')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(field()).toHaveAccessibleDescription(sentence)
    fireEvent.change(field(), { target: { value: '12345' } })
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  })

  it('says how long to wait after too many attempts', async () => {
    reply = () => new Refused(429, 'too_many', { expirationTime: Date.now() + 600_000 })
    await visit(<HandOffForm onTaken={vi.fn()} />)
    await enter('1234567890123')
    expect(await screen.findByText(/^You can try again in (10:00|9:5\d)$/)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/^Too many attempts/)
  })

  it('is sent with a captcha once the platform asks for one, a new one for each attempt', async () => {
    const onTaken = vi.fn()
    reply = () => new Refused(400, 'captcha_required', { captcha: true })
    await visit(<HandOffForm onTaken={onTaken} />)
    expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument()
    await enter('1234567890123')
    const picture = await screen.findByLabelText('Verification code')
    reply = () => new Refused(400, 'captcha_wrong', { captcha: true })
    fireEvent.change(picture, { target: { value: '1111' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Verification code error')).toBeVisible()
    await vi.waitFor(() => expect(pictures()).toBe(2))
    expect(screen.getByLabelText('Verification code')).toHaveValue('')
    reply = () => ({ language: 'EN', session: null })
    fireEvent.change(screen.getByLabelText('Verification code'), { target: { value: '2222' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await vi.waitFor(() => expect(onTaken).toHaveBeenCalledOnce())
    expect(opened).toMatchObject([{}, { captcha: '1111' }, { captcha: '2222' }])
  })

  it('stays in the field when offline', async () => {
    reply = () => new Error('no network')
    await visit(<HandOffForm onTaken={vi.fn()} />)
    await enter('1234567890123')
    expect(await screen.findByText(/^We did not get an answer/)).toBeVisible()
    expect(field()).toHaveValue('1234567890123')
  })
})

describe('the code in the browser', () => {
  it('is read digit by digit by screen readers, and says when it has expired', async () => {
    reply = () => ({ code: '0042110998877', expirationTime: Date.now() + 2500 })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await visit(<HandOffCode />)
    fireEvent.click(screen.getByRole('button', { name: 'Show a code' }))
    expect(await screen.findByText('Your code: 0 0 4 2 1 1 0 9 9 8 8 7 7')).toBeInTheDocument()
    expect(screen.getByText(/^Works once and expires in 0:0[12]/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(2500))
    expect(screen.getByText(/^This code has expired/)).toBeVisible()
    expect(screen.queryByText('Your code: 0 0 4 2 1 1 0 9 9 8 8 7 7')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'New code' })).toBeVisible()
  })

  it('stays on screen if no new one can be issued', async () => {
    reply = () => ({ code: '0042110998877', expirationTime: Date.now() + 60_000 })
    await visit(<HandOffCode />)
    fireEvent.click(screen.getByRole('button', { name: 'Show a code' }))
    await screen.findByText('Your code: 0 0 4 2 1 1 0 9 9 8 8 7 7')
    reply = () => new Refused(409, 'conflict')
    fireEvent.click(screen.getByRole('button', { name: 'New code' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This has already been done')
    expect(screen.getByText('Your code: 0 0 4 2 1 1 0 9 9 8 8 7 7')).toBeInTheDocument()
  })
})
