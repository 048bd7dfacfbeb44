import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inEnglish } from '#testing/inEnglish.tsx'
import { PageRows } from './PageRows.tsx'

const show = (value: readonly string[], hasMore = false) =>
  render(
    <PageRows
      pages={{
        value,
        failure: undefined,
        isPending: false,
        isCached: false,
        at: undefined,
        retry: () => undefined,
        hasMore,
        isLoadingMore: false,
        more: () => undefined,
      }}
      skeleton="waits"
      empty="Nothing yet"
      above="Totals"
      keyOf={(item) => item}
      className="rows"
    >
      {(item) => item}
    </PageRows>,
    inEnglish,
  )
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent)

it('shows an item of two pages once, in its first place', () => {
  show(['c', 'b', 'b', 'a'])
  expect(rows()).toEqual(['c', 'b', 'a'])
})

it('offers more when there is more', () => {
  show(['a'], true)
  expect(screen.getByRole('button', { name: 'Show more' })).toBeVisible()
})

it('shows the empty text in place of the list and of its head', () => {
  const { container } = show([])
  expect(container).toHaveTextContent(/^Nothing yet$/)
})
