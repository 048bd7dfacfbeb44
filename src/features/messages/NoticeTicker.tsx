import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { Icon } from '../../ui/Icon.tsx'
import { announcementsAtom } from '../merchant/merchant.atoms.ts'
import css from './NoticeTicker.module.css'

/** The announcements in one moving line; each leads to its place in the list. */
export function NoticeTicker() {
  const { t } = useLingui()
  return (
    <section className={css.ticker} aria-label={t`Announcements`}>
      <Icon name="bell" size="small" />
      <TickerLine />
    </section>
  )
}

function TickerLine() {
  const { value, failure, retry } = useAtomValue(announcementsAtom)
  if (!value)
    return failure ? (
      <button type="button" className={css.item} onClick={retry}>
        <Trans>Loading failed, click to retry</Trans>
      </button>
    ) : null
  if (value.notices.length === 0)
    return (
      <p className={css.item}>
        <Trans>No announcement</Trans>
      </p>
    )
  return value.notices.map(({ id, title }, i) => (
    <Link key={id} to="/m/notice" search={{ i }} className={css.item}>
      {title}
    </Link>
  ))
}
