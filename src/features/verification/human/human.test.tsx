import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { Refused, platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { isOnAtom, siteAtom } from '#features/merchant/merchant.atoms.ts'
import { CodeField } from '#features/verification/CodeField.tsx'
import { humanCheckAtom } from './human.atoms.ts'

setUp()

const fieldFor = (mobileNum: string) => (
  <CodeField
    purpose="login"
    mobile={{ mobileNum, countryDialingCode: '880' }}
    value=""
    error={undefined}
    onChange={() => undefined}
    mayRequest={() => true}
  />
)

it('a check that the platform requires is shown before the code is sent again, without a toast over it', async () => {
  let tries = 0
  platform({
    '/wps/verification/sms/noLogin': () => {
      tries += 1
      if (tries === 1) return new Refused(400, 'human_required')
      return { expirationTime: Date.now() + 60_000 }
    },
  })
  await visit(fieldFor('01711000002'))
  fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
  await waitFor(() => expect(store.get(humanCheckAtom)).toMatchObject({ kind: 'sms' }))
  expect(toasts()).toEqual([])
  act(() => store.get(humanCheckAtom)?.answer({ humanProof: 'a-proof-of-a-human' }))
  await waitFor(() => expect(toasts()).toEqual(['success: Code sent']))
  const [, second] = vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'POST')
  expect(second?.[1]?.body).toContain('a-proof-of-a-human')
})

it('the toast that a code is sent appears after the check, not over the slider', async () => {
  platform({
    '/wps/system/status': () => ({ serverTime: 0, info: { whitelabel: { SLIDER3: true } } }),
    '/wps/verification/sms/noLogin': () => new Promise(() => undefined),
  })
  onTestFinished(store.sub(siteAtom, () => undefined))
  await waitFor(() => expect(store.get(isOnAtom)('SLIDER3')).toBe(true))
  await visit(fieldFor('01711000001'))
  fireEvent.click(await screen.findByRole('button', { name: 'Get code' }))
  await waitFor(() => expect(store.get(humanCheckAtom)).not.toBeNull())
  expect(toasts()).toEqual([])
  act(() => store.get(humanCheckAtom)?.answer({}))
  await waitFor(() => expect(toasts()).toEqual(['loading: Sending the code…']))
})

it('says so when a check fails to load, and the button can be pressed again', async () => {
  vi.doMock('./HumanSheet.tsx', () => {
    throw new Error('gone')
  })
  onTestFinished(() => vi.doUnmock('./HumanSheet.tsx'))
  platform({ '/wps/verification/sms/noLogin': () => new Refused(400, 'human_required') })
  await visit(fieldFor('01711000003'))
  const button = screen.getByRole('button', { name: 'Get code' })
  fireEvent.click(button)
  await waitFor(() =>
    expect(toasts()).toEqual(['fail: The check could not be loaded. Open the page again.']),
  )
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
})
