import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { listGames, listHotGames } from '#api/games/games.ts'
import { listWinners } from '#api/games/winners.ts'
import { listVendorTypes } from '#api/games/vendors.ts'
import { cancelFirstReads } from '#net/query/readsOf.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { hotPagesAtom } from '#features/games/catalogue/games.atoms.ts'

const patience = 1000

const hasGames = () => document.querySelector('[data-node-id]') !== null

/** A toast after a second of skeletons with nothing cached to show. */
export function LoadingToast() {
  const isList = useLocation({ select: ({ search }) => search.pageType === 'list' })
  return isList ? null : <Patience />
}

function Patience() {
  const { t } = useLingui()
  const { isPending, value } = useAtomValue(hotPagesAtom)
  const isWaiting = isPending && value === undefined
  const stop = () => {
    void cancelFirstReads(endpoints)
    toast('info', t`Loading stopped`)
  }
  const say = useEffectEvent(() => toast('loading', t`Loading games…`, 0, stop))
  useEffect(() => {
    if (!isWaiting) return
    let dismiss = () => {}
    const timer = setTimeout(() => {
      if (!hasGames()) dismiss = say()
    }, patience)
    return () => {
      clearTimeout(timer)
      dismiss()
    }
  }, [isWaiting])
  return null
}

const endpoints = [listHotGames, listVendorTypes, listGames, listWinners]
