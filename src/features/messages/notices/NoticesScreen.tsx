import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { AgeLine } from '../../../i18n/age/AgeLine.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { FailureState } from '../../../ui/feedback/ErrorState.tsx'
import { Skeletons } from '../../../ui/skeleton/Skeletons.tsx'
import { useSkeleton } from '../../../ui/skeleton/useSkeleton.ts'
import { NoticeBand } from './NoticeBand.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import css from './NoticesScreen.module.css'
import { noticesAtom } from './notices.atoms.ts'
import type { ShownNotice } from './notices.rules.ts'
import { useGrowing } from './useGrowing.ts'

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
  if (hasSkeleton) return <Skeletons count={5} className={css.list} each={css.skeleton} />
  if (value?.length === 0)
    return (
      <EmptyState title={<Trans>No announcements</Trans>}>
        <Trans>News will appear here.</Trans>
      </EmptyState>
    )
  if (value) return <NoticeList notices={value} openAt={openAt} />
  return failure ? <FailureState failure={failure} onRetry={retry} /> : null
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
