import { useAtomValue, atom } from 'jotai'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { EachIsolated } from '#ui/Boundary.tsx'
import { isLotteryOffAtom, lotteriesOf, jackpotsAtom } from '#features/lottery/lottery.atoms.ts'
import type { LotteryGame } from '#api/games/lottery.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { useNow } from '#net/reach/useNow.ts'
import { TileArt } from '#ui/art/TileArt.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { lotteryModeAtom, moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { TopPrize } from '#features/lottery/LotteryCard.tsx'
import { startSearchOf } from '#features/lottery/lottery.rules.ts'
import { SecondsLeft } from './SecondsLeft.tsx'
import css from './Strips.module.css'
import { drawToShow } from '#features/lottery/draws/countdown.rules.ts'
import { poolToShow } from '#features/lottery/jackpots/jackpot.rules.ts'
import { Dot } from '#ui/Dot.tsx'
import type { Pool } from '#api/games/jackpots.ts'
import { useFormat } from '#i18n/format.ts'
import { platformNow } from '#net/reach/clock.ts'
import { Link } from '#ui/Link.tsx'
import { NumberRoll } from '#ui/list/NumberRoll.tsx'
import { useOnScreen } from '#ui/viewport.ts'

export const HomeStrips = () => (
  <EachIsolated>
    <JackpotStrip />
    {!useAtomValue(isLotteryOffAtom) && <DrawStrip />}
  </EachIsolated>
)

const minute = 60_000
const menuAtom = lotteriesOf({})

/** Rendered four times a minute; the seconds run in CSS. */
function DrawStrip() {
  const { t } = useLingui()
  const now = useNow(minute / 4)
  const { value, failure } = useAtomValue(menuAtom)
  const games = (value ?? []).flatMap((vendor) => vendor.games)
  const draw = drawToShow(games, now)
  return (
    <section aria-label={t`Next draw`}>
      {draw && <NextDraw key={draw.at} game={draw.game} at={draw.at} />}
      {!value && !failure && <div className={css.strip} />}
    </section>
  )
}

function NextDraw({ game, at }: { readonly game: LotteryGame; readonly at: number }) {
  const { t } = useLingui()
  const mode = useAtomValue(lotteryModeAtom)
  return (
    <div className={css.strip}>
      <span className={css.art}>
        <TileArt game={{ ...game, id: game.code, category: 'LOTT' }} />
      </span>
      <span className={css.words}>
        <Name className={css.name}>{game.name}</Name>
        <span className={css.note}>
          <TopPrize times={game.topPrize} />
          <Dot />
          <SecondsLeft until={at} />
        </span>
      </span>
      <LinkButton
        to="/m/startLottery"
        search={startSearchOf(game, mode)}
        kind="ghost"
        size="small"
        aria-label={t({
          message: `Play: ${game.name}`,
          comment: 'Verb. Name of a button for screen readers; the placeholder is a game.',
        })}
      >
        <Trans>Play</Trans>
      </LinkButton>
    </div>
  )
}

const restingAtom = atom(null)
const day = 24 * 60 * 60_000

/** Polls only while it is on screen; otherwise keeps what it showed last. */
function JackpotStrip() {
  const ref = useRef<HTMLElement>(null)
  const { t } = useLingui()
  const read = useAtomValue(useOnScreen(ref) ? jackpotsAtom : restingAtom)
  const [pools, setPools] = useState<readonly Pool[]>()
  if (read?.value && read.value !== pools) setPools(read.value)
  const pool = pools && poolToShow(pools)
  const isPending = !pools && !read?.failure
  return (
    <section ref={ref} aria-label={t`Jackpot`}>
      {pool && <Jackpot pool={pool} />}
      {isPending && <div className={css.strip} />}
    </section>
  )
}

function Jackpot({ pool: { id, name, amount, mustDropBy } }: { readonly pool: Pool }) {
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const by =
    mustDropBy !== null &&
    (mustDropBy - platformNow() < day ? format.time(mustDropBy) : format.date(mustDropBy))
  return (
    <Link to="/m/jackpot" className={css.strip}>
      <span className={css.art}>
        <TileArt game={{ vendor: 'JACKPOT', id, category: 'GAMESHOW', name }} />
      </span>
      <span className={css.words}>
        <Name className={css.name}>{name}</Name>
        <span className={css.note}>
          {by ? (
            <Trans comment="The placeholder is a time: a jackpot is paid out at the latest then. Short.">
              Must drop by {by}
            </Trans>
          ) : (
            <Trans>Jackpot</Trans>
          )}
        </span>
      </span>
      <span className={css.sum}>
        <NumberRoll>{money(amount)}</NumberRoll>
      </span>
    </Link>
  )
}
