import { beforeEach, expect, it } from 'vitest'
import { takeTicket } from './ProfileScreen.tsx'

beforeEach(() => history.replaceState(null, '', '/m/appDownload'))

it('returns the ticket that the first script took, once', () => {
  window.mela.downloadTicket = 'ticket-of-a-player'
  expect([takeTicket(), takeTicket()]).toEqual(['ticket-of-a-player', null])
})

it.each(['tokens', 'token'])(
  'removes `%s` from an address that was opened inside the app',
  (name) => {
    history.replaceState(null, '', `/m/appDownload?language=EN&${name}=ticket-of-a-player`)
    expect(takeTicket()).toBe('ticket-of-a-player')
    expect(location.href).not.toContain('ticket')
    expect(takeTicket()).toBeNull()
  },
)

it('leaves an address without a ticket unchanged', () => {
  history.replaceState(null, '', '/m/appDownload?lang=EN')
  expect(takeTicket()).toBeNull()
  expect(location.search).toBe('?lang=EN')
})
