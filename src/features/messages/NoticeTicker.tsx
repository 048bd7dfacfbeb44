import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { optional } from '../../ui/optional.ts'
import { announcementsAtom } from '../merchant/merchant.atoms.ts'
import css from './NoticeTicker.module.css'

const MovingLine = optional(() => import('./MovingLine.tsx').then((module) => module.MovingLine))

/** The announcements in one moving line; each leads to its place in the list. */
export function NoticeTicker() {
  const { value, failure, retry } = useAtomValue(announcementsAtom)
  if (value && value.notices.length > 0)
    return (
      <Suspense fallback={<StillLine />}>
        <MovingLine notices={value.notices} />
      </Suspense>
    )
  if (value)
    return (
      <StillLine>
        <Trans>No announcement</Trans>
      </StillLine>
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

function StillLine({ children }: { readonly children?: ReactNode }) {
  const { t } = useLingui()
  return (
    <section className={css.still} aria-label={t`Announcements`}>
      <Icon name="bell" />
      {children}
    </section>
  )
}
