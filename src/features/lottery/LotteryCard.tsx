import { Plural, Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { LotteryGame } from '#api/games/lottery.ts'
import type { PlayType } from '#api/games/lotteryParams.ts'
import { useDigits } from '#i18n/digits.ts'
import { useFormat } from '#i18n/format.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { Link } from '#ui/Link.tsx'
import { TileArt } from '#ui/art/TileArt.tsx'
import css from './LotteryCard.module.css'
import { Numbers } from './draws/Numbers.tsx'
import { nextDraw, untilText } from './draws/countdown.rules.ts'
import { lotteryModeAtom } from '#features/merchant/merchant.atoms.ts'
import { startSearchOf } from './lottery.rules.ts'
import { Dot } from '#ui/Dot.tsx'

interface Props {
  readonly game: LotteryGame
  readonly playType: PlayType | undefined
  readonly now: number
}

export function LotteryCard({ game, playType, now }: Props) {
  const mode = useAtomValue(lotteryModeAtom)
  return (
    <Link
      to="/m/startLottery"
      search={startSearchOf(game, mode, playType)}
      className={css.card}
      data-game={game.code}
    >
      <span className={css.art}>
        <TileArt game={{ ...game, id: game.code, category: 'LOTT' }} />
      </span>
      <div className={css.words}>
        <span className={css.name}>
          <Name>{game.name}</Name>
        </span>
        <span className={css.what}>
          <Shape game={game} />
          <Dot />
          <TopPrize times={game.topPrize} />
        </span>
      </div>
      <Clock game={game} now={now} />
      {game.last && (
        <div className={css.last}>
          <Numbers numbers={game.last.numbers} size="small" />
        </div>
      )}
    </Link>
  )
}

function Shape({ game: { kind, picks, of } }: Pick<Props, 'game'>) {
  const format = useFormat()
  const count = format.count(picks)
  if (kind === 'digits')
    return (
      <Plural
        comment="How many digits a lottery draws, such as 3. Short."
        value={picks}
        one={`${count} digit`}
        other={`${count} digits`}
      />
    )
  return <Chosen picks={count} of={format.count(of)} />
}

const Chosen = ({ picks, of }: Readonly<Record<'picks' | 'of', string>>) => (
  <Trans comment="Lottery: how many numbers are chosen of how many, such as 6 of 49.">
    {picks} of {of}
  </Trans>
)

function Clock({ game: { schedule }, now }: Pick<Props, 'game' | 'now'>) {
  const digits = useDigits()
  const { at, isOpen } = nextDraw(schedule, now)
  return (
    <span className={css.clock} data-closed={!isOpen || undefined}>
      {isOpen ? (
        <Trans>Next draw</Trans>
      ) : (
        <Trans comment="In place of “Next draw”, above a countdown to a draw whose tickets are sold no more.">
          Tickets closed
        </Trans>
      )}
      <b className={css.left}>{digits(untilText(at, now))}</b>
    </span>
  )
}

/** `times` the stake. */
export function TopPrize({ times }: { readonly times: number }) {
  const most = useFormat().count(Math.floor(times))
  return (
    <Trans comment="The most that a lottery ticket pays, as a multiple of its stake.">
      up to {most}×
    </Trans>
  )
}
