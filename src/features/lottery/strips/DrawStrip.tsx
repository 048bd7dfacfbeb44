import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { LotteryGame } from '#api/games/lottery.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { useNow } from '#net/reach/useNow.ts'
import { TileArt } from '#ui/art/TileArt.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { lotteryModeAtom } from '#features/merchant/merchant.atoms.ts'
import { TopPrize } from '#features/lottery/draws/TopPrize.tsx'
import { lotteriesOf } from '#features/lottery/lottery.atoms.ts'
import { startSearchOf } from '#features/lottery/lottery.rules.ts'
import { SecondsLeft } from './SecondsLeft.tsx'
import css from './Strips.module.css'
import { drawToShow } from './strips.rules.ts'
import { Dot } from '#ui/Dot.tsx'

const minute = 60_000
const menuAtom = lotteriesOf({})

/** Rendered four times a minute; the seconds run in CSS. */
export function DrawStrip() {
  const { t } = useLingui()
  const now = useNow(minute / 4)
  const { value, failure } = useAtomValue(menuAtom)
  const games = (value ?? []).flatMap((vendor) => vendor.games)
  const draw = drawToShow(games, now)
  return (
    <section aria-label={t`Next draw`}>
      {draw && <Strip key={draw.at} game={draw.game} at={draw.at} />}
      {!value && !failure && <div className={css.strip} />}
    </section>
  )
}

function Strip({ game, at }: { readonly game: LotteryGame; readonly at: number }) {
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
