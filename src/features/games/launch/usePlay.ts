import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { buzz } from '#device/page/haptics.ts'
import { languageAtom } from '#i18n/language.atoms.ts'
import { useEmbeddedPlay } from '#net/embed/useEmbeddedPlay.ts'
import { gameHostsAtom } from '#features/merchant/merchant.atoms.ts'
import { refreshBalanceIntent, rememberGameIntent } from './launch.atoms.ts'
import { launchIntent } from './target/prepared.atoms.ts'
import { type LaunchTarget, wishOf } from './target/target.rules.ts'

interface Handlers {
  readonly onExit: () => void
  readonly onDeposit: () => void
}

export function usePlay(target: LaunchTarget, { onExit, onDeposit }: Handlers) {
  const launchGame = useSetAtom(launchIntent)
  const remember = useSetAtom(rememberGameIntent)
  const refreshBalance = useSetAtom(refreshBalanceIntent)
  const launch = useCallback(() => launchGame(wishOf(target)), [launchGame, target])

  useEffect(() => () => refreshBalance(), [refreshBalance])

  return useEmbeddedPlay({
    launch,
    hosts: useAtomValue(gameHostsAtom),
    language: useAtomValue(languageAtom),
    isFree: target.isFree,
    onMessage: (message) => {
      const { type } = message
      if (type === 'mela:round' && !message.open && message.netWin) buzz(20)
      if (type === 'mela:opened') void remember(target)
      if (type === 'mela:balance') refreshBalance()
      if (type === 'mela:deposit' && !target.isFree) onDeposit()
      if (type === 'mela:exit') onExit()
    },
  })
}
