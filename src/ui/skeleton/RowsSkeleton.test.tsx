import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RowsSkeleton } from './RowsSkeleton.tsx'

it.each([
  [false, 6],
  [true, 12],
])('has the given rows and lines, with a part at the end: %s', (hasEnd, boxes) => {
  const { container } = render(<RowsSkeleton lines={['title', 'small']} hasEnd={hasEnd} />)
  expect(container.querySelectorAll('[data-type]')).toHaveLength(6)
  expect(container.querySelectorAll('[data-type] > *')).toHaveLength(boxes)
})
