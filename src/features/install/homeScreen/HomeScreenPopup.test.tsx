import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider, createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { placeMerchant } from '#features/merchant/merchant.testing.ts'
import { HomeScreenPopup } from './HomeScreenPopup.tsx'
import { chrome, chromium, offerInstall, safari, visitWith } from './sheets.testing.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

beforeEach(() => placeMerchant())

function openIn(userAgent: string) {
  visitWith(userAgent)
  const onClose = vi.fn()
  render(
    <Provider store={createStore()}>
      <I18nProvider i18n={i18n}>
        <HomeScreenPopup onClose={onClose} />
      </I18nProvider>
    </Provider>,
  )
  return onClose
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const invitation = () => screen.queryByRole('dialog', { name: /on your home screen/ })
const steps = () => screen.queryByRole('dialog', { name: 'Add to home screen' })

describe('the popup for the home screen', () => {
  it('invites, hides while the steps are shown, and returns when they are closed', async () => {
    const onClose = openIn(safari)
    expect(invitation()).toBeInTheDocument()
    expect(steps()).not.toBeInTheDocument()
    await press('Show me how')
    expect(invitation()).not.toBeInTheDocument()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Tap “Share” in the bar at the bottom.',
      'Scroll down and choose “Add to Home Screen”.',
      'Tap “Add” in the corner at the top.',
    ])
    await press('Close')
    expect(invitation()).toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('closes for good when the steps are confirmed', async () => {
    const onClose = openIn(safari)
    await press('Show me how')
    await press('Got it')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes for good when it is declined', async () => {
    const onClose = openIn(safari)
    await press('Not now')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('counts as offered once it is shown', () => {
    openIn(safari)
    const { offeredAt } = JSON.parse(localStorage.getItem('homeScreenOffers') ?? '{}')
    expect(offeredAt).toHaveLength(1)
  })

  it.each([
    ['accepted', ['success: Adding to your home screen…']],
    ['dismissed', []],
  ] as const)(
    'calls the browser’s prompt within the tap, and accepts %s',
    async (outcome, said) => {
      const onClose = openIn(chrome)
      const prompt = vi.fn(async () => undefined)
      await act(async () => offerInstall(outcome, prompt))
      const before = toasts().length
      await press('Add')
      expect(onClose).toHaveBeenCalledOnce()
      expect(prompt).toHaveBeenCalledOnce()
      await vi.waitFor(() => expect(toasts().slice(before)).toEqual(said))
    },
  )

  it('offers a link to copy inside another app’s browser', async () => {
    const user = userEvent.setup()
    openIn(
      chromium(
        'Linux; Android 14; SM-S911B Build/UP1A.231005.007; wv',
        'Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 Instagram 341.0.0.45.100 Android',
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Show me how' }))
    expect(screen.getByRole('link', { name: 'Open in Chrome' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^intent:\/\/[^#]+\/m\/home\?lang=BN#Intent;/),
    )
    await user.click(screen.getByRole('button', { name: 'Copy the link' }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/m/home?lang=BN`)
  })
})
