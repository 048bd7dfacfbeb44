import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NumberRoll } from './NumberRoll.tsx'

it('does not animate at first or without a change, and rolls to a new number', () => {
  const { rerender } = render(<NumberRoll>৳10</NumberRoll>)
  expect(screen.getByText('৳10')).not.toHaveAttribute('data-new')
  rerender(<NumberRoll>৳10</NumberRoll>)
  expect(screen.getByText('৳10')).not.toHaveAttribute('data-new')
  rerender(<NumberRoll>৳20</NumberRoll>)
  const rolled = screen.getByText('৳20')
  expect(rolled).toHaveAttribute('data-new')
  rerender(<NumberRoll>৳10</NumberRoll>)
  expect(screen.getByText('৳10')).toHaveAttribute('data-new')
  expect(screen.getByText('৳10')).not.toBe(rolled)
})
