import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

it('a busy button neither acts nor submits, and keeps its name and focus', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()]
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Deposit
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Deposit' })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})
