import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearStage, logIn, setStage, visit } from '../../features/games/testing.tsx'
import { PlayerActions } from './PlayerActions.tsx'

afterEach(clearStage)

it('names no other language where the merchant has one', async () => {
  setStage()
  const merchant = document.getElementById('merchant')!
  merchant.textContent = merchant.textContent.replace('["BN","EN"]', '["BN"]')
  logIn()
  await visit(<PlayerActions />)
  expect(await screen.findByRole('link', { name: /^Notifications/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'English' })).not.toBeInTheDocument()
})
