import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { inEnglish } from '#testing/inEnglish.tsx'
import { Chart } from './Chart.tsx'

it('has the same figures in a table', () => {
  render(
    <Chart
      labels={['21 Nov', '22 Nov']}
      format={(value) => `৳${value}`}
      series={[
        { name: 'Stake', values: [100, 200], colour: '--teal' },
        { name: 'Win', values: [50, 0], colour: '--primary' },
      ]}
    />,
    inEnglish,
  )
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    ['DayStakeWin', '21 Nov৳100৳50', '22 Nov৳200৳0'], // prettier-ignore
  )
})
