import { Trans } from '@lingui/react/macro'
import { atom, useAtom, useAtomValue } from 'jotai'
import { startTransition, useEffect } from 'react'
import { inTurn } from '#device/idle.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import { NoticeBand } from './NoticeBand.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import css from './NoticesScreen.module.css'
import { noticesAtom } from './notices.atoms.ts'
import type { ShownNotice } from './notices.rules.ts'

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
        <Loaded
          read={read}
          skeleton={<Skeletons count={5} className={css.list} each={css.skeleton} />}
        >
          {(notices) =>
            notices.length > 0 ? (
              <NoticeList notices={notices} openAt={openAt} />
            ) : (
              <EmptyState title={<Trans>No announcements</Trans>}>
                <Trans>News appears here.</Trans>
              </EmptyState>
            )
          }
        </Loaded>
      </div>
    </>
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

const atOnce = 20
const perStep = 25

/** Survives unmounting: going back finds the same rows and so the scroll position. */
const drawnAtom = atom(atOnce)

/** How many items of a long list to render: a screenful first, the rest when the browser is idle. */
function useGrowing(total: number, atLeast = 0): number {
  const [drawn, setDrawn] = useAtom(drawnAtom)
  const count = Math.min(total, Math.max(drawn, atLeast + atOnce))
  useEffect(
    () =>
      count < total ? inTurn(() => startTransition(() => setDrawn(count + perStep))) : undefined,
    [count, total, setDrawn],
  )
  return count
}
