import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Boundary, FaultContext } from '#ui/Boundary.tsx'
import { reportCaught, Failure } from './failure.ts'

const told = vi.fn<(error: unknown) => void>()

/** Browsers do this themselves; happy-dom has no `reportError`. */
beforeEach(() => void vi.stubGlobal('reportError', told))

function Broken({ thrown }: { readonly thrown: unknown }): null {
  throw thrown
}

describe('what a boundary catches', () => {
  it.each([
    ['an error of ours', new TypeError('no list'), 1],
    ['a failed call', new Failure('offline'), 0],
    ['a redirect thrown for the router', { isNotFound: true }, 0],
  ])(
    '%s shows a sentence in its place, and is reported when it is one of ours',
    (_, thrown, times) => {
      render(
        <FaultContext value={() => <p>Try again</p>}>
          <Boundary>
            <Broken thrown={thrown} />
          </Boundary>
        </FaultContext>,
        { onCaughtError: reportCaught },
      )
      expect(screen.getByText('Try again')).toBeVisible()
      expect(told).toHaveBeenCalledTimes(times)
    },
  )
})
