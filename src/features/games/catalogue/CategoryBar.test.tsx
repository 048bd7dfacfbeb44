import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { platform } from '#testing/platform.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { CategoryBar } from './CategoryBar.tsx'

const types = {
  sorting: [{ gameCategory: 'RNG', vendorNames: [{ vassalage: 'PADMA', accountTypeName: 'P' }] }],
  mapping: { RNG: { vendors: ['PADMA'], data: { PADMA: { gameCount: 120 } } } },
}

setUp()

it('shows the categories of merchant.json until the platform has answered', async () => {
  const merchant = document.getElementById('merchant')!
  merchant.textContent = merchant.textContent.replace('{', '{"categories":["FISH","RNG"],')
  const answer = Promise.withResolvers<typeof types>()
  platform({ '/lgw/vendor/types': () => answer.promise })
  await visit(<CategoryBar current={null} place="home" />)
  const bar = within(screen.getByRole('navigation', { name: 'Game categories' }))
  const names = () => bar.getAllByRole('link').map(({ textContent }) => textContent)
  expect(names()).toEqual(['All', 'Fishing', 'Slots'])
  answer.resolve(types)
  await waitFor(() => expect(names()).toEqual(['All', 'Slots']))
})
