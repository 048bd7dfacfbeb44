import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { LotteryGame } from '../../../api/games/lottery.ts'
import { useDigits } from '../../../i18n/digits.ts'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import css from './NextDraw.module.css'
import { nextDraw, untilText } from './countdown.rules.ts'
import { lotteryModeAtom } from '../../merchant/merchant.atoms.ts'
import { startSearchOf } from '../lottery.rules.ts'

interface Props {
  readonly game: LotteryGame
  readonly now: number
}

export function NextDraw({ game, now }: Props) {
  const digits = useDigits()
  const mode = useAtomValue(lotteryModeAtom)
  const { at } = nextDraw(game.schedule, now)
  return (
    <div className={css.next}>
      <p className={css.words}>
        <Trans>Next draw</Trans>
        <b className={css.left}>{digits(untilText(at, now))}</b>
      </p>
      <LinkButton to="/m/startLottery" search={startSearchOf(game, mode)}>
        <Trans>Buy a ticket</Trans>
      </LinkButton>
    </div>
  )
}
