import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { languageAtom } from '../../../i18n/language.atoms.ts'
import { useEmbeddedPlay } from '../../../net/embed/useEmbeddedPlay.ts'
import { gameHostsAtom } from '../../merchant/merchant.atoms.ts'
import { launchLotteryIntent, refreshMoneyIntent } from '../lottery.atoms.ts'
import type { StartTarget } from '../lottery.rules.ts'

export function useLottoPage(target: StartTarget, onClose: () => void) {
  const launch = useSetAtom(launchLotteryIntent)
  const refreshMoney = useSetAtom(refreshMoneyIntent)
  const ask = useCallback(() => launch(target), [launch, target])

  useEffect(() => () => refreshMoney(), [refreshMoney])

  return useEmbeddedPlay({
    ask,
    hosts: useAtomValue(gameHostsAtom),
    language: useAtomValue(languageAtom),
    onSaid: ({ type }) => {
      if (type === 'mela:balance') refreshMoney()
      if (type === 'mela:exit') onClose()
    },
  })
}
