import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Notice } from '../../api/announcements.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Marquee } from '../../ui/Marquee.tsx'
import { announcementsAtom } from '../merchant/merchant.atoms.ts'
import css from './NoticeTicker.module.css'

/** The announcements in one moving line; each leads to its place in the list. */
export function NoticeTicker() {
  const { value, failure, retry } = useAtomValue(announcementsAtom)
  if (value && value.notices.length > 0) return <MovingLine notices={value.notices} />
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

function MovingLine({ notices }: { readonly notices: readonly Notice[] }) {
  const { t } = useLingui()
  return (
    <Marquee
      label={t`Announcements`}
      labels={{ pause: t`Pause`, play: t`Play` }}
      icon={<Icon name="bell" />}
      items={notices}
      keyOf={({ id }) => id}
      render={({ title }, i) => (
        <Link to="/m/notice" search={{ i }} className={css.item}>
          {title}
        </Link>
      )}
    />
  )
}

function StillLine({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  return (
    <section className={css.still} aria-label={t`Announcements`}>
      <Icon name="bell" />
      {children}
    </section>
  )
}
