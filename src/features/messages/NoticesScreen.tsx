import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { AgeLine } from '../../i18n/AgeLine.tsx'
import { useFailureText } from '../../i18n/failureText.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSkeleton } from '../../ui/useSkeleton.ts'
import { announcementsAtom } from '../merchant/merchant.atoms.ts'
import { NoticeRow } from './NoticeRow.tsx'
import css from './NoticesScreen.module.css'

interface Props {
  /** The announcement that opens at once, counted from 0. */
  readonly openAt: number | undefined
}

export function NoticesScreen({ openAt }: Props) {
  const read = useAtomValue(announcementsAtom)
  return (
    <div className={css.screen}>
      <h1 className="visually-hidden">
        <Trans>Announcements</Trans>
      </h1>
      <AgeLine of={read} />
      <Notices openAt={openAt} />
    </div>
  )
}

function Notices({ openAt }: Props) {
  const { value, failure, isPending, retry } = useAtomValue(announcementsAtom)
  const hasSkeleton = useSkeleton(isPending)
  const failureText = useFailureText()
  if (hasSkeleton) return <NoticesSkeleton />
  if (value?.notices.length === 0)
    return (
      <EmptyState title={<Trans>No announcement</Trans>}>
        <Trans>News of the house will be here.</Trans>
      </EmptyState>
    )
  if (value)
    return (
      <ul className={css.list}>
        {value.notices.map((notice, index) => (
          <NoticeRow key={notice.id} notice={notice} isWanted={index === openAt} />
        ))}
      </ul>
    )
  if (!failure) return null
  return (
    <ErrorState
      title={failureText(failure)}
      action={
        <Button onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}

const NoticesSkeleton = () => (
  <div className={css.list}>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className={css.ghost} />
    ))}
  </div>
)
