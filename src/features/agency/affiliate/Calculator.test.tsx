import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setUp, visit } from '#testing/visit.tsx'
import { Calculator } from './Calculator.tsx'

setUp()

it.each([
  ['1,00,000', '৳10,000.00', ''],
  ['12500.50', '৳1,250.05', ''],
  ['9999999999', '৳99,99,99,999.90', ''],
  ['99999999990', '৳0.00', 'This amount is too large'],
  ['12k', '৳0.00', 'Enter the amount in digits, such as 500 or 1,250.50'],
  ['', '৳0.00', ''],
])('a net loss of %j gives a commission of %s and the field error %j', async (loss, sum, said) => {
  await visit(<Calculator tiers={[{ players: 1000, netLoss: 1, share: 10 }]} />)
  const type = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  type(/^Active players/, '১,০০০')
  type(/net loss$/, loss)
  expect(screen.getByRole('status')).toHaveTextContent(sum)
  expect(screen.getByLabelText(/net loss$/)).toHaveAccessibleDescription(said)
})
