import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { preload } from '#net/query/preload.ts'
import { toasts } from '#ui/feedback/toasts.testing.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { SocialButtons } from './SocialButtons.tsx'

setUp()

const setup = {
  provider: 'google',
  issuer: 'https://accounts.google.com',
  clientId: 'client-1',
  scopes: ['openid'],
}

async function show(authorizationEndpoint: string | null) {
  platform({
    '/wps/system/status': () => ({
      info: { whitelabel: { GOOGLELOGIN3: true, FACEBOOKLOGIN3: false } },
      serverTime: 1,
    }),
    '/wps/session/social': () => [
      { ...setup, authorizationEndpoint },
      {
        ...setup,
        provider: 'facebook',
        issuer: 'https://www.facebook.com',
        authorizationEndpoint: null,
      },
    ],
  })
  await preload(siteAtom)
  await visit(<SocialButtons invited={{}} />)
}

it('says so on tap when a provider has no address', async () => {
  await show(null)
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  await waitFor(() => expect(toasts().at(-1)).toBe('fail: The requested url is empty'))
})

it('does not offer a provider at an unknown host', async () => {
  await show('https://evil.example/authorize')
  await waitFor(() => expect(document.querySelector('fieldset')).toBeNull())
})

it('does not offer a provider that is switched off', async () => {
  await show(null)
  expect(await screen.findAllByRole('button')).toHaveLength(1)
})
