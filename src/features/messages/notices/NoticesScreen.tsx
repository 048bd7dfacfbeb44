import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { AgeLine } from '../../../i18n/age/AgeLine.tsx'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useSkeleton } from '../../../ui/feedback/useSkeleton.ts'
import { NoticeBand } from './NoticeBand.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import css from './NoticesScreen.module.css'
import { noticesAtom } from '../notices.atoms.ts'
import type { ShownNotice } from '../notices.rules.ts'
import { useGrowing } from '../unread/useGrowing.ts'

interface Props {
  /** Index of the announcement to expand. */
  readonly openAt: number | undefined
}

export function NoticesScreen({ openAt }: Props) {
  const read = useAtomValue(noticesAtom)
  return (
    <>
      <h1 className="visually-hidden">
        <Trans>Announcements</Trans>
      </h1>
      <NoticeBand />
      <div className={css.screen}>
        <AgeLine of={read} />
        <Notices openAt={openAt} />
      </div>
    </>
  )
}

function Notices({ openAt }: Props) {
  const { value, failure, isPending, retry } = useAtomValue(noticesAtom)
  const hasSkeleton = useSkeleton(isPending)
  const failureText = useFailureText()
  if (hasSkeleton) return <NoticesSkeleton />
  if (value?.length === 0)
    return (
      <EmptyState title={<Trans>No announcement</Trans>}>
        <Trans>News will appear here.</Trans>
      </EmptyState>
    )
  if (value) return <NoticeList notices={value} openAt={openAt} />
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

function NoticeList({ notices, openAt }: Props & { readonly notices: readonly ShownNotice[] }) {
  const drawn = useGrowing(notices.length, openAt)
  return (
    <ul className={css.list}>
      {notices.slice(0, drawn).map((notice, index) => {
        const isWanted = index === openAt
        return <NoticeRow key={`${notice.id} ${isWanted}`} notice={notice} isWanted={isWanted} />
      })}
    </ul>
  )
}

const NoticesSkeleton = () => (
  <div className={css.list}>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className={css.skeleton} />
    ))}
  </div>
)
