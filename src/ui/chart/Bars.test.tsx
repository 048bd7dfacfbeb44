import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Bars } from './Bars.tsx'

it('have names, figures and a length in proportion to the largest', () => {
  render(
    <Bars
      title="By category"
      labels={['Slots', 'Cards']}
      format={(value) => `৳${value}`}
      series={[
        { name: 'Stake', values: [200, 50], colour: '--teal' },
        { name: 'Win', values: [100, 0], colour: '--primary' },
      ]}
    />,
  )
  const places = screen.getAllByRole('listitem')
  expect(places.map(({ textContent }) => textContent)).toEqual([
    'SlotsStake৳200Win৳100',
    'CardsStake৳50Win৳0',
  ])
  const bars = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>('[aria-hidden]')])
  expect(bars.map(({ style }) => style.inlineSize)).toEqual(['100%', '50%', '25%', '0%'])
})
