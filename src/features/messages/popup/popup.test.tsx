import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { store } from '#net/query/queryClient.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { endSessionIntent, openSessionIntent } from '#features/session/session.atoms.ts'
import { AnnouncementPopup } from './AnnouncementPopup.tsx'
import { isPopupDueAtom } from './popup.atoms.ts'

const logIn = (userName: string) =>
  act(async () =>
    store.set(openSessionIntent, {
      token: `token of ${userName}`,
      userName,
      type: 0,
      firstTimeLogin: false,
    }),
  )

setUp()
beforeEach(() => {
  platform({ '/wps/announcement/list': () => ({ popup: [{ id: 5, title: 'Eid', content: '' }] }) })
})

it('a popup that one player has seen is shown to another on the same phone, once to each', async () => {
  const look = store.sub(isPopupDueAtom, () => undefined)
  await logIn('rahim')
  await vi.waitFor(() => expect(store.get(isPopupDueAtom)).toBe(true))
  await visit(<AnnouncementPopup onClose={() => undefined} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Got it' }))
  expect(store.get(isPopupDueAtom)).toBe(false)

  await act(async () => store.set(endSessionIntent))
  await logIn('karim')
  expect(store.get(isPopupDueAtom)).toBe(true)
  await logIn('rahim')
  expect(store.get(isPopupDueAtom)).toBe(false)
  expect(localStorage.getItem('seenPopups')).not.toContain('rahim')
  look()
})
