import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { isLiteAtom } from '../../device/connection.ts'
import { Icon } from '../../ui/Icon.tsx'
import { optional } from '../../ui/optional.ts'
import { announcementsAtom } from '../merchant/merchant.atoms.ts'
import css from './NoticeTicker.module.css'

const MovingLine = optional(() => import('./MovingLine.tsx').then((module) => module.MovingLine))

/** The announcements in one moving line, each leading to its place in the list; in lite mode the first one stands. */
export function NoticeTicker() {
  const { value, failure, retry } = useAtomValue(announcementsAtom)
  const isLite = useAtomValue(isLiteAtom)
  const first = value?.notices[0]
  if (first && isLite)
    return (
      <StillLine>
        <Link to="/m/notice" search={{ i: 0 }} className={css.item}>
          {first.title}
        </Link>
      </StillLine>
    )
  if (value && first)
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
