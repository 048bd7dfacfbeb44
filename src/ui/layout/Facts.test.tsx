import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Facts } from './Facts.tsx'

it('isolates each value, which may run in another direction than its label', () => {
  render(<Facts facts={[{ key: 'order', name: 'الطلب', value: '20261128-04 A' }, null]} />)
  expect(screen.getByText('20261128-04 A', { selector: 'dd > bdi' })).toBeVisible()
  expect(screen.getAllByRole('definition')).toHaveLength(1)
})
