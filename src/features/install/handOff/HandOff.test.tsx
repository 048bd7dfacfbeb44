import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { identify } from '../../../net/identity.ts'
import { clearStage, setStage, visit } from '../../games/testing.tsx'
import { platformKeys } from '../../../net/seal.testing.ts'
import { HandOffCode } from './HandOffCode.tsx'
import { HandOffForm } from './HandOffForm.tsx'

let keys: Awaited<ReturnType<typeof platformKeys>>
let reply: () => unknown
const opened: unknown[] = []

const ok = (value: unknown) => Response.json({ success: true, value })
const refuse = (code: string, value?: unknown) =>
  Response.json({ success: false, code, value }, { status: code === 'too_many' ? 429 : 400 })

async function platform(address: string, init?: RequestInit) {
  if (address.startsWith('/wps/session/key')) return ok(keys.jwk)
  if (address.endsWith('/take')) opened.push(await keys.open(init?.body))
  return reply()
}

beforeAll(async () => {
  keys = await platformKeys()
})

beforeEach(() => {
  setStage()
  opened.length = 0
  identify({
    merchantCode: 'mela01',
    language: () => 'EN',
    token: () => null,
    isStandalone: () => true,
    sealingKeyIds: ['the-next-one', keys.kid],
    onSignedOut: () => undefined,
    onClosed: () => undefined,
  })
  vi.stubGlobal('fetch', platform)
})
afterEach(clearStage)

const field = () => screen.getByLabelText<HTMLInputElement>('Code from the browser')

async function enter(code: string) {
  fireEvent.change(field(), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
}

describe('the code in the installed app', () => {
  it('may be typed or pasted in any digits, and is sealed', async () => {
    const onTaken = vi.fn()
    reply = () => ok({ language: 'EN', affiliateCode: 'agent', session: null })
    await visit(<HandOffForm onTaken={onTaken} />)
    await enter('১২৩ 456')
    await vi.waitFor(() => expect(onTaken).toHaveBeenCalledOnce())
    expect(opened).toEqual([expect.objectContaining({ code: '123456' })])
    expect(onTaken).toHaveBeenCalledWith({ userName: null, referral: { affiliateCode: 'agent' } })
  })

  it('can be in no address: its field has no name', async () => {
    await visit(<HandOffForm onTaken={vi.fn()} />)
    expect(field()).not.toHaveAttribute('name')
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
  })

  it('is asked for whole before anything is sent', async () => {
    await visit(<HandOffForm onTaken={vi.fn()} />)
    await enter('12345')
    expect(field()).toHaveAccessibleDescription('The code has six digits')
    expect(field()).toHaveFocus()
    expect(opened).toEqual([])
  })

  it.each([
    ['code_wrong', /^This is not the code/],
    ['code_expired', /^This code has run out or was used/],
  ])('%s is said at the field until it is corrected', async (code, sentence) => {
    reply = () => refuse(code)
    await visit(<HandOffForm onTaken={vi.fn()} />)
    await enter('123456')
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(field()).toHaveAccessibleDescription(sentence)
    fireEvent.change(field(), { target: { value: '12345' } })
    expect(screen.queryByText(sentence)).not.toBeInTheDocument()
  })

  it('says how long to wait after too many', async () => {
    reply = () => refuse('too_many', { expirationTime: Date.now() + 600_000 })
    await visit(<HandOffForm onTaken={vi.fn()} />)
    await enter('123456')
    expect(await screen.findByText(/^You can try again in (10:00|9:5\d)$/)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/^Too many attempts/)
  })

  it('stays typed when there is no network', async () => {
    reply = () => {
      throw new TypeError('no network')
    }
    await visit(<HandOffForm onTaken={vi.fn()} />)
    await enter('123456')
    expect(await screen.findByText(/^You are offline/)).toBeVisible()
    expect(field()).toHaveValue('123456')
  })
})

describe('the code in the browser', () => {
  it('is heard digit by digit, and says when it has run out', async () => {
    reply = () => ok({ code: '004211', expirationTime: Date.now() + 2500 })
    await visit(<HandOffCode />)
    fireEvent.click(screen.getByRole('button', { name: 'Show a code' }))
    expect(await screen.findByText('Your code: 0 0 4 2 1 1')).toBeInTheDocument()
    expect(screen.getByText(/^Works once, for another 0:0[12]/)).toBeVisible()
    expect(await screen.findByText(/^This code has run out/)).toBeVisible()
    expect(screen.queryByText('Your code: 0 0 4 2 1 1')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'New code' })).toBeVisible()
  })
})
