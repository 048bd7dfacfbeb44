import { beforeEach, expect, it } from 'vitest'
import { takeTicket } from './ProfileScreen.tsx'

beforeEach(() => history.replaceState(null, '', '/m/appDownload'))

it('hands over what the first script took, once', () => {
  window.mela.downloadTicket = 'ticket-of-a-player'
  expect([takeTicket(), takeTicket()]).toEqual(['ticket-of-a-player', null])
})

it.each(['tokens', 'token'])(
  'takes `%s` out of an address that was opened inside the app',
  (name) => {
    history.replaceState(null, '', `/m/appDownload?language=EN&${name}=ticket-of-a-player`)
    expect(takeTicket()).toBe('ticket-of-a-player')
    expect(location.href).not.toContain('ticket')
    expect(takeTicket()).toBeNull()
  },
)

it('leaves an address without one alone', () => {
  history.replaceState(null, '', '/m/appDownload?lang=EN')
  expect(takeTicket()).toBeNull()
  expect(location.search).toBe('?lang=EN')
})
