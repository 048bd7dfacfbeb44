import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { may } from '#api/roles.ts'
import { useFormat } from '#i18n/format.ts'
import { Band, Plate } from '#ui/layout/Band.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { roleAtom } from '#features/session/session.atoms.ts'
import { readNoticesAtom, unreadNoticesAtom } from './announcements.atoms.ts'
import css from './NoticeBand.module.css'
import { noticesAtom } from './notices.atoms.ts'

export function NoticeBand() {
  const isCounted = may(useAtomValue(roleAtom), 'mail')
  return (
    <Band>
      <Plate className={css.bell}>
        <Icon name="bell" />
        {isCounted ? <Unread /> : <Trans>News for everyone</Trans>}
      </Plate>
    </Band>
  )
}

function Unread() {
  const isKnown = useAtomValue(readNoticesAtom) !== null
  const hasNotices = (useAtomValue(noticesAtom).value?.length ?? 0) > 0
  const number = useAtomValue(unreadNoticesAtom)
  const count = useFormat().count(number)
  if (!isKnown || !hasNotices) return null
  return number > 0 ? <Trans>{count} unread</Trans> : <Trans>All read</Trans>
}
