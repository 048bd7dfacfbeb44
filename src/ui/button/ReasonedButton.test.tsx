import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ReasonedButton } from './ReasonedButton.tsx'

it('says why it cannot be pressed, and is not pressed', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <ReasonedButton reason="This needs a connection." onClick={onClick}>
      Play
    </ReasonedButton>,
  )
  const button = screen.getByRole('button', { name: 'Play' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('This needs a connection.')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

it('is a normal button without a reason', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <ReasonedButton reason={null} onClick={onClick}>
      Play
    </ReasonedButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled')
})
