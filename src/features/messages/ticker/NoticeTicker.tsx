import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isLiteAtom } from '#device/traffic/connection.ts'
import { Link } from '#ui/Link.tsx'
import { optional } from '#ui/optional.ts'
import { announcementsAtom } from '#features/merchant/merchant.atoms.ts'
import { roleAtom } from '#features/session/session.atoms.ts'
import css from './NoticeTicker.module.css'
import { StillLine } from './StillLine.tsx'

const NoticeLine = optional(() => import('./NoticeLine.tsx'), 'NoticeLine', StillLine)

export function NoticeTicker() {
  const { value, failure, retry } = useAtomValue(announcementsAtom)
  const isLite = useAtomValue(isLiteAtom)
  // Agents have more announcements than the ticker, so its index in their list is not known here.
  const isAgent = useAtomValue(roleAtom) === 'agent'
  const first = value?.notices[0]
  if (first && isLite)
    return (
      <StillLine>
        <Link to="/m/notice" search={isAgent ? {} : { i: 0 }} className={css.item}>
          {first.title}
        </Link>
      </StillLine>
    )
  if (value) return <NoticeLine />
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
