import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { Refused, platform } from '#testing/platform.ts'
import { logIn, setUp, visit } from '#testing/visit.tsx'
import { accountForAtom } from '#features/session/session.guard.ts'
import { ActivityDetailScreen } from './ActivityDetailScreen.tsx'
import { wireDetail } from '#features/promotions/promotions.testing.ts'

const [detail, mine, apply, claim] = ['detail', 'mine', 'apply', 'claim'].map(
  (name) => `/wps/promotion/${name}`,
)
const own = (standing: object) => () => ({ list: [{ activityId: '1', ...standing }] })
const join = () => screen.findByRole('button', { name: 'Join: Activity 1' })

setUp()
afterEach(() => store.set(accountForAtom, null))

describe('an activity', () => {
  it('is open to a guest, who signs in to join and returns', async () => {
    platform({ [`${detail}`]: () => wireDetail('1') })
    const { at } = await visit(<ActivityDetailScreen id="1" />)
    expect(await screen.findByText('৳2,500.00 (5×)')).toBeVisible()
    await userEvent.click(await join())
    await waitFor(() => expect(at()).toBe('/m/login?next=%2F'))
  })

  it('offers a trial player an account', async () => {
    platform({ [`${detail}`]: () => wireDetail('1'), [`${mine}`]: () => ({ list: [] }) })
    logIn(4)
    await visit(<ActivityDetailScreen id="1" />)
    await userEvent.click(await join())
    expect(store.get(accountForAtom)).toBe('/')
  })

  it.each([
    [{ status: 'applying' }, 'Pending'],
    [{ status: 'rejected', reason: 'Too dark' }, 'Too dark'],
    [{ status: 'process', turnover: { done: '20.00', need: '90.00' } }, '৳20.00 of ৳90.00 staked'],
    [{ status: 'claimed' }, 'Claimed'],
    [{ status: 'signed' }, 'Checked in'],
    [{ status: 'close' }, 'Ended'],
  ])('gives one answer for %o', async (standing, words) => {
    platform({ [`${detail}`]: () => wireDetail('1'), [`${mine}`]: own(standing) })
    logIn()
    await visit(<ActivityDetailScreen id="1" />)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Join|Claim/ })).not.toBeInTheDocument()
  })

  it('counts down to its start', async () => {
    const startTime = Date.now() + 2 * 86_400_000 + 5 * 3_600_000 + 60_000
    platform({ [`${detail}`]: () => wireDetail('1', { status: 'coming', startTime }) })
    await visit(<ActivityDetailScreen id="1" />)
    expect(await screen.findByText(/Starts in 2 d 5 h/)).toBeVisible()
  })

  it('offers nothing more to claim once it has ended', async () => {
    const standings = ['claim']
    const endTime = Date.now() + 300
    platform({
      [`${detail}`]: () => wireDetail('1', { endTime }),
      [`${mine}`]: () => own({ status: standings.shift() ?? 'close' })(),
    })
    logIn()
    await visit(<ActivityDetailScreen id="1" />)
    await screen.findByRole('button', { name: 'Claim: Activity 1' })
    expect(await screen.findByText('Ended')).toBeVisible()
  })

  it('says so when it is gone', async () => {
    platform({ [`${detail}`]: () => new Refused(404, 'not_found') })
    await visit(<ActivityDetailScreen id="1" />)
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'This promotion is no longer available',
      }),
    ).toBeVisible()
  })

  it('without an id in the address is not requested, and the link is called incomplete', async () => {
    const asked = platform({ [`${detail}`]: () => new Refused(400, 'input_invalid') })
    await visit(<ActivityDetailScreen id="" />)
    expect(await screen.findByText(/the link may be incomplete/)).toBeVisible()
    expect(asked).toEqual([])
  })

  it('has a heading even when it fails to load', async () => {
    platform({ [`${detail}`]: () => new Refused(503, 'maintenance') })
    await visit(<ActivityDetailScreen id="1" />)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })
})

describe('an application', () => {
  const form = { remark: 'required', images: 'optional' }

  it('requires its fields before it is sent, and keeps the text over a reload', async () => {
    const asked = platform({
      [`${detail}`]: () => wireDetail('1', form),
      [`${mine}`]: () => ({ list: [] }),
      [`${apply}`]: () => new Error('no network'),
    })
    logIn()
    await visit(<ActivityDetailScreen id="1" />)
    expect(await join(), 'the form has a button that submits it').toHaveAttribute('type', 'submit')
    await userEvent.click(await join())
    const remark = screen.getByRole('textbox', { name: 'Remark' })
    expect(remark).toHaveAccessibleDescription(/Write a few words/)
    expect(remark).toHaveFocus()
    await userEvent.type(remark, 'The third of March')
    await userEvent.click(await join())
    expect(await screen.findByText(/^We did not get an answer/)).toBeVisible()
    expect(asked.filter((call) => call.startsWith('POST'))).toHaveLength(1)
    await waitFor(() => expect(sessionStorage.getItem('promotionDraft:1')).toContain('third'))
    cleanup()
    await visit(<ActivityDetailScreen id="1" />)
    expect(await screen.findByRole('textbox', { name: 'Remark' })).toHaveValue('The third of March')
  })

  it('becomes pending, and its draft is removed', async () => {
    let isSent = false
    platform({
      [`${detail}`]: () => wireDetail('1', { ...form, remark: 'optional' }),
      [`${mine}`]: () => ({ list: isSent ? [{ activityId: '1', status: 'applying' }] : [] }),
      [`${apply}`]: () => {
        isSent = true
        return { status: 'applying' }
      },
    })
    logIn()
    await visit(<ActivityDetailScreen id="1" />)
    await userEvent.type(await screen.findByRole('textbox'), 'hello')
    await userEvent.click(await join())
    expect(await screen.findByText('Pending')).toBeVisible()
    expect(sessionStorage.getItem('promotionDraft:1')).toBeNull()
  })

  it.each([
    ['fails', () => new Error('no network')],
    ['takes long', () => new Promise(() => undefined)],
  ])('cannot be sent again while the list of statuses %s', async (_, later) => {
    let mineNow: () => unknown = () => ({ list: [{ activityId: '1', status: 'join' }] })
    const asked = platform({
      [`${detail}`]: () => wireDetail('1'),
      [`${mine}`]: () => mineNow(),
      [`${apply}`]: () => {
        mineNow = later
        return { status: 'applying' }
      },
    })
    logIn()
    await visit(<ActivityDetailScreen id="1" />)
    await userEvent.click(await join())
    expect(await screen.findByText('Pending')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Join/ })).not.toBeInTheDocument()
    await waitFor(() =>
      expect(asked.filter((call) => call.includes('promotion/mine'))).toHaveLength(2),
    )
    expect(screen.getByText('Pending')).toBeVisible()
  })

  it('is shown to no other player', async () => {
    sessionStorage.setItem(
      'promotionDraft:1',
      JSON.stringify({ account: 'other', remark: 'mine', key: 'k'.repeat(20), pictures: [] }),
    )
    platform({ [`${detail}`]: () => wireDetail('1', form), [`${mine}`]: () => ({ list: [] }) })
    logIn()
    await visit(<ActivityDetailScreen id="1" />)
    expect(await screen.findByRole('textbox', { name: 'Remark' })).toHaveValue('')
  })
})

it('a claim is sent again with its key after a lost answer', async () => {
  const keys: (string | null)[] = []
  platform({ [`${detail}`]: () => wireDetail('1'), [`${mine}`]: own({ status: 'issued' }) })
  const answers = fetch
  const lossy: typeof fetch = async (address, init) => {
    const url = address instanceof Request ? address.url : address.toString()
    if (!url.includes(`${claim}`)) return answers(address, init)
    keys.push(new Headers(init?.headers).get('Idempotency-Key'))
    if (keys.length === 1) return new Response('<html>', { status: 200 })
    return Response.json({ success: true, value: { amount: '500.00' } })
  }
  vi.stubGlobal('fetch', lossy)
  logIn()
  await visit(<ActivityDetailScreen id="1" />)
  const press = await screen.findByRole('button', { name: 'Claim: Activity 1' })
  await userEvent.click(press)
  expect(await screen.findByText(/Nothing is done twice/)).toBeVisible()
  await act(async () => press.click())
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[1]).toBe(keys[0])
})
