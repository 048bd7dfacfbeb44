import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { restoreLostFocus } from '#ui/lostFocus.ts'
import { inEnglish } from '#testing/inEnglish.tsx'
import { More } from './More.tsx'

function Pages({ left }: { readonly left: number }) {
  const [unread, setUnread] = useState(left)
  const more = () => setUnread(unread - 1)
  return <More pages={{ hasMore: unread > 0, isLoadingMore: false, failure: undefined, more }} />
}

it('says so at the end of a long list, and keeps the focus', async () => {
  onTestFinished(restoreLostFocus().end)
  render(<Pages left={2} />, inEnglish)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await waitFor(() => expect(screen.getByText('End of the list')).toHaveFocus())
})

it('shows nothing under a list of one page', () => {
  const { container } = render(<Pages left={0} />, inEnglish)
  expect(container).toBeEmptyDOMElement()
})
