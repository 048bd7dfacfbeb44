import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { activateLanguageIntent } from '../../../i18n/language.atoms.ts'
import { store } from '../../../net/query/queryClient.ts'
import { setUp, visit } from '../../games/testing.tsx'
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
beforeEach(async () => {
  localStorage.setItem('digits', 'bengali')
  await store.set(activateLanguageIntent, 'BN')
})

it('leaves out empty decimals in Bengali digits too, and keeps the others', async () => {
  await visit(<TierTable tiers={[tier]} own="1" />)
  expect(screen.getByRole('cell', { name: '৳৫০,০০০' })).toBeVisible()
  expect(screen.getByRole('cell', { name: '৳০.৫০' })).toBeVisible()
})
