import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

setUp()

const texts = { BN: 'bn-0000000', EN: 'en-0000000', TH: 'th-0000000' }

it('switches to the other one of two main languages', async () => {
  window.mela = { texts }
  await store.set(activateLanguageIntent, 'BN')
  await visit(<LanguageSwitch />)
  expect(screen.getByRole('button', { name: 'EN – English' })).toHaveAttribute('lang', 'en')
})

it('opens the list of all languages from a further one', async () => {
  window.mela = { texts }
  await store.set(activateLanguageIntent, 'TH')
  await visit(<LanguageSwitch />)
  await userEvent.click(screen.getByRole('button', { name: /.+/ }))
  expect(await screen.findByRole('button', { name: 'ไทย' })).toHaveAttribute('aria-pressed', 'true')
})

it('is not shown when there is one language', async () => {
  window.mela = { texts: { BN: 'bn-0000000' } }
  await visit(<LanguageSwitch />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
