import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker, useCanGoBack, useRouter } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { languageAtom } from '#i18n/language.atoms.ts'
import { useEmbeddedPlay } from '#net/embed/useEmbeddedPlay.ts'
import { Button } from '#ui/button/Button.tsx'
import { ErrorState } from '#ui/feedback/EmptyState.tsx'
import { EmbedLayout, EmbedBar, Embed } from '#ui/feedback/Embed.tsx'
import { useEscToLeave } from '#ui/embed/useEscToLeave.ts'
import { confirm } from '#ui/overlay/confirmation.ts'
import { gameHostsAtom } from '#features/merchant/merchant.atoms.ts'
import { GameBalance } from '#features/wallet/GameBalance.tsx'
import { LotteryCover } from './LotteryCover.tsx'
import { LotteryGate } from '#features/lottery/tickets/LotteryGate.tsx'
import {
  allLotteriesAtom,
  isLotteryOffAtom,
  launchLotteryIntent,
  refreshStakesIntent,
} from '#features/lottery/lottery.atoms.ts'
import { type StartTarget, closePath, startTargetOf } from '#features/lottery/lottery.rules.ts'
import type { StartSearch } from '#features/lottery/lottery.search.ts'

interface Props {
  readonly search: StartSearch
  readonly Watch?: ComponentType<WatchProps>
}

interface WatchProps {
  readonly isRoundOpen: boolean
  readonly onStop: () => void
}

export function StartScreen({ search, ...slots }: Props): ReactNode {
  const { t } = useLingui()
  const target = startTargetOf(search)
  const close = useClose(search.pageBack)
  const isOff = useAtomValue(isLotteryOffAtom)
  if (target && !isOff)
    // Another lottery has its own embed and ticket.
    return <LotteryLayout key={JSON.stringify(target)} wanted={target} onClose={close} {...slots} />
  return (
    <EmbedLayout
      bar={<EmbedBar name={t`Lottery`} closeLabel={t`Close the lottery`} onClose={close} />}
    >
      <LotteryGate>
        <Nowhere onClose={close} />
      </LotteryGate>
    </EmbedLayout>
  )
}

/** Back to where the player came from, else to the page that the specification names. */
function useClose(pageBack: string | undefined) {
  const router = useRouter()
  const hasHistory = useCanGoBack()
  return () => {
    if (hasHistory) router.history.back()
    else void router.navigate({ href: closePath(pageBack), replace: true })
  }
}

const Nowhere = ({ onClose }: { readonly onClose: () => void }) => (
  <ErrorState
    title={<Trans>This link does not lead to a lottery</Trans>}
    action={
      <Button onClick={onClose}>
        <Trans>Back</Trans>
      </Button>
    }
  />
)

interface LayoutProps extends Omit<Props, 'search'> {
  readonly wanted: StartTarget
  readonly onClose: () => void
}

function LotteryLayout({ wanted, Watch, onClose }: LayoutProps) {
  const { t } = useLingui()
  // A change of the URL while the lottery is open must not launch it again.
  const [target] = useState(wanted)
  const { play, embed, isEmbedded, retry } = useLottoPage(target, onClose)
  useOpenSlip(play.isRoundOpen)
  // A launch answers in the interface's language, the lists in their own.
  const known = useAtomValue(allLotteriesAtom).find(({ code }) => code === target.code)
  const name = known?.name ?? play.launch?.name ?? t`Lottery`
  useEscToLeave({ name, confirmsItself: play.isRoundOpen, onLeave: onClose })
  const isRunning = play.launch !== null && play.phase !== 'failed' && isEmbedded
  return (
    <EmbedLayout
      bar={
        <EmbedBar name={name} closeLabel={t`Close the lottery`} onClose={onClose}>
          <GameBalance />
        </EmbedBar>
      }
    >
      {isRunning && <Embed key={play.attempt} ref={embed} src={play.launch?.url} title={name} />}
      {isRunning && Watch && <Watch isRoundOpen={play.isRoundOpen} onStop={onClose} />}
      {play.phase !== 'playing' && (
        <LotteryCover play={play} target={target} name={name} onRetry={retry} onClose={onClose} />
      )}
    </EmbedLayout>
  )
}

function useLottoPage(target: StartTarget, onClose: () => void) {
  const launchLottery = useSetAtom(launchLotteryIntent)
  const refreshMoney = useSetAtom(refreshStakesIntent)
  const launch = useCallback(() => launchLottery(target), [launchLottery, target])

  useEffect(() => () => refreshMoney(), [refreshMoney])

  return useEmbeddedPlay({
    launch,
    hosts: useAtomValue(gameHostsAtom),
    language: useAtomValue(languageAtom),
    onMessage: ({ type }) => {
      if (type === 'mela:balance') refreshMoney()
      if (type === 'mela:exit') onClose()
    },
  })
}

/** While a slip is open, leaving the page asks for confirmation. */
function useOpenSlip(isOpen: boolean) {
  const { t } = useLingui()
  useBlocker({
    disabled: !isOpen,
    enableBeforeUnload: isOpen,
    shouldBlockFn: async () =>
      !(await confirm({
        title: t`Leave while the ticket is being bought?`,
        text: t`Check “My tickets” to see whether it was bought.`,
        confirm: t`Leave`,
        cancel: t`Stay`,
        kind: 'danger',
      })),
  })
}
