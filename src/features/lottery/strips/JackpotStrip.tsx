import { Trans, useLingui } from '@lingui/react/macro'
import { atom, useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import type { Pool } from '#api/games/jackpots.ts'
import { useFormat } from '#i18n/format.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { platformNow } from '#net/reach/clock.ts'
import { Link } from '#ui/Link.tsx'
import { TileArt } from '#ui/art/TileArt.tsx'
import { NumberRoll } from '#ui/list/NumberRoll.tsx'
import { useOnScreen } from '#ui/viewport.ts'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'
import { jackpotsAtom } from '#features/lottery/lottery.atoms.ts'
import css from './Strips.module.css'
import { poolToShow } from './strips.rules.ts'

const restingAtom = atom(null)
const day = 24 * 60 * 60_000

/** Polls only while it is on screen; otherwise keeps what it showed last. */
export function JackpotStrip() {
  const ref = useRef<HTMLElement>(null)
  const { t } = useLingui()
  const read = useAtomValue(useOnScreen(ref) ? jackpotsAtom : restingAtom)
  const [pools, setPools] = useState<readonly Pool[]>()
  if (read?.value && read.value !== pools) setPools(read.value)
  const pool = pools && poolToShow(pools)
  const isPending = !pools && !read?.failure
  return (
    <section ref={ref} aria-label={t`Jackpot`}>
      {pool && <Strip pool={pool} />}
      {isPending && <div className={css.strip} />}
    </section>
  )
}

function Strip({ pool: { id, name, amount, mustDropBy } }: { readonly pool: Pool }) {
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
