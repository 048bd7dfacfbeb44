import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { preload } from '#net/query/preload.ts'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'
import { SocialButtons } from './SocialButtons.tsx'

setUp()

it('shows and requests nothing when every provider is switched off', async () => {
  const whitelabel = { GOOGLELOGIN3: false, FACEBOOKLOGIN3: false }
  const asked = platform({
    '/wps/system/status': () => ({ info: { whitelabel }, serverTime: 1 }),
    '/wps/session/social': () => [],
  })
  await preload(siteAtom)
  await visit(<SocialButtons invited={{}} />)
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  expect(asked.filter((call) => call.includes('social'))).toEqual([])
})
