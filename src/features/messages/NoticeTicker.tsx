import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { optional } from '../../ui/optional.ts'
import { announcementsAtom } from '../merchant/merchant.atoms.ts'
import css from './NoticeTicker.module.css'
import { StillLine } from './StillLine.tsx'

const NoticeLine = optional(() => import('./NoticeLine.tsx').then((module) => module.NoticeLine))

/** The announcements in one line, each leading to its place in the list. */
export function NoticeTicker() {
  const { value, failure, retry } = useAtomValue(announcementsAtom)
  if (value)
    return (
      <Suspense fallback={<StillLine />}>
        <NoticeLine />
      </Suspense>
    )
  return (
    <StillLine>
      {failure && (
        <button type="button" className={css.item} onClick={retry}>
          <Trans>Loading failed, click to retry</Trans>
        </button>
      )}
    </StillLine>
  )
}
