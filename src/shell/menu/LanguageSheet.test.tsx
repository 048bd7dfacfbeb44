import { i18n } from '@lingui/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setUp, visit } from '#testing/visit.tsx'
import { LanguageSheet } from './LanguageSheet.tsx'

const worker = {
  ready: Promise.resolve({ active: { postMessage: vi.fn<(message: unknown) => void>() } }),
}
const onClose = vi.fn<() => void>()

setUp()
beforeEach(() => {
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: worker } }))
})
afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

it('stores the language, forgets the kept hot games, closes, and only then speaks it and tells', async () => {
  document.documentElement.lang = 'bn'
  const seen: string[] = []
  const look = (what: string) =>
    seen.push(`${what}: ${localStorage.getItem('language')} ${document.documentElement.lang}`)
  onClose.mockImplementation(() => look('closed'))
  const onChanged = vi.fn<() => void>(() => look('told'))
  addEventListener('language-changed', onChanged, { once: true })
  await visit(<LanguageSheet open onClose={onClose} />)
  await userEvent.click(screen.getByRole('button', { name: /English/ }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(seen).toEqual(['closed: EN bn', 'told: EN en'])
  const { active } = await worker.ready
  expect(active.postMessage).toHaveBeenCalledWith({ type: 'language' })
})
