import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { activateLanguageIntent } from '#i18n/language.atoms.ts'
import { store } from '#net/query/queryClient.ts'
import { setUp, visit } from '#testing/visit.tsx'
import { TierTable } from './TierTable.tsx'

const tier = {
  label: '1',
  deposit: 50_000_00,
  turnover: 0,
  rebate: 0,
  monthlyGift: 50,
  birthdayGift: 0,
  fastWithdrawal: false,
  personalHelp: false,
}

setUp()

it('shows what a tier gives, also when it gives nothing', async () => {
  const best = { ...tier, label: '2', rebate: 0.5, personalHelp: true }
  await visit(<TierTable tiers={[tier, best]} own="1" />)
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells('Total deposits')).toEqual(['৳50,000', '৳50,000'])
  expect(cells('Rebate on turnover')).toEqual(['–None', '0.5%'])
  expect(cells('Personal contact')).toEqual(['–None', 'Yes'])
})

it('drops zero decimals in Bengali digits, too, and keeps others', async () => {
  localStorage.setItem('digits', 'bengali')
  await store.set(activateLanguageIntent, 'BN')
  await visit(<TierTable tiers={[tier]} own="1" />)
  expect(screen.getByRole('cell', { name: '৳৫০,০০০' })).toBeVisible()
  expect(screen.getByRole('cell', { name: '৳০.৫০' })).toBeVisible()
})
