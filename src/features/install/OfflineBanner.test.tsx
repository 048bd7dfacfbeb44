import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OfflineBanner } from './OfflineBanner.tsx'

i18n.activate('en')

const goes = (kind: 'online' | 'offline') => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: kind === 'online' })
  act(() => void dispatchEvent(new Event(kind)))
}

it('says what works when the network goes, and leaves when it is back', () => {
  render(
    <I18nProvider i18n={i18n}>
      <OfflineBanner />
    </I18nProvider>,
  )
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  goes('offline')
  expect(screen.getByRole('status')).toHaveTextContent(/browse the lobby/)
  goes('online')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
