import { Trans } from '@lingui/react/macro'
import { atom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { listAnnouncements } from '#api/content/announcements.ts'
import { announcementParams } from '#features/merchant/merchant.rules.ts'
import { merchantCodeAtom } from '#features/merchant/merchant.atoms.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { asFailure } from '#net/failure.ts'
import { refetchAllBut, refetchAll, readUncached } from '#net/query/refetch.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { useFailureToast } from '#ui/feedback/useFailureToast.ts'
import css from './PullToRefresh.module.css'
import { enough, watchPull } from './watchPull.ts'
import { Status } from '#ui/feedback/Status.tsx'

const settled = (asked: Promise<unknown>) => asked.then(() => null, asFailure)

/** Bypasses the caches of the announcements. */
const refreshHomeIntent = atom(null, async (get) => {
  const params = announcementParams(get(merchantCodeAtom), get(languageAtom))
  const others = refetchAllBut(listAnnouncements)
  await readUncached(listAnnouncements, params, { ...params, flush: true })
  await others
})

/** Resolves to the failure, if any. */
const refreshIntent = atom(null, (_get, set, page: 'home' | 'live') =>
  settled(page === 'home' ? set(refreshHomeIntent) : refetchAll()),
)

export function PullToRefresh({ page }: { readonly page: 'home' | 'live' }) {
  const badge = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  const refresh = useSetAtom(refreshIntent)
  const toastFailure = useFailureToast()

  const draw = (pulled: number, isHeld: boolean) => {
    const element = badge.current
    if (!element) return
    element.style.setProperty('--pulled', `${pulled}px`)
    element.style.setProperty('--share', String(Math.min(1, pulled / enough)))
    element.dataset['held'] = String(isHeld)
  }
  const onPull = useEffectEvent((pulled: number) => {
    if (!isBusy) draw(pulled, true)
  })
  const onEnd = useEffectEvent(async (isWanted: boolean) => {
    if (isBusy) return
    if (!isWanted) return draw(0, false)
    draw(enough, false)
    setBusy(true)
    const failure = await refresh(page)
    setBusy(false)
    draw(0, false)
    if (failure) toastFailure(failure)
  })
  useEffect(
    () =>
      watchPull({ onPull: (pulled) => onPull(pulled), onEnd: (isWanted) => void onEnd(isWanted) }),
    [],
  )
  return (
    <>
      <div ref={badge} className={css.badge} aria-hidden="true" data-busy={isBusy || undefined}>
        {isBusy ? <Spinner size="small" /> : <Icon name="refresh" />}
      </div>
      <Status className="visually-hidden">{isBusy && <Trans>Refreshing…</Trans>}</Status>
    </>
  )
}
