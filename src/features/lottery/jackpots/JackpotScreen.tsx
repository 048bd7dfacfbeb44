import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useClock } from '#device/useClock.ts'
import { isOnlineAtom } from '#device/traffic/connection.ts'
import { useFormat } from '#i18n/format.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import css from './JackpotScreen.module.css'
import { type GameProps, PoolCard } from './PoolCard.tsx'
import { isLive } from './jackpot.rules.ts'
import { jackpotsAtom, jackpotsEvery } from '#features/lottery/lottery.atoms.ts'

interface Props extends GameProps {
  readonly offer: ReactNode
}

/** Polls while it is on screen. */
export function JackpotScreen({ offer, ...rest }: Props) {
  const read = useAtomValue(jackpotsAtom)
  const isOnline = useAtomValue(isOnlineAtom)
  const live = isLive(read, isOnline, useClock(jackpotsEvery))
  return (
    <div className={css.screen} data-wide>
      <header className={css.head}>
        <h1 className="visually-hidden">
          <Trans>Jackpots</Trans>
        </h1>
        {read.at !== undefined && <Liveness isLive={live} at={read.at} />}
      </header>
      <Loaded
        read={read}
        skeleton={<Skeletons count={3} className={css.pools} each={css.skeleton} />}
      >
        {(pools) =>
          pools.length === 0 ? (
            <EmptyState title={<Trans>No jackpot is running</Trans>}>
              <Trans>The next one appears here.</Trans>
            </EmptyState>
          ) : (
            <ul className={css.pools}>
              {pools.map((pool) => (
                <li key={pool.id}>
                  <PoolCard pool={pool} {...rest} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {offer}
    </div>
  )
}

function Liveness({ isLive: live, at }: { readonly isLive: boolean; readonly at: number }) {
  const clock = useFormat().time(at)
  return (
    <p className={css.state} data-live={live || undefined}>
      {live ? (
        <Trans comment="Badge: the sums are followed as they change; not “live casino”.">
          Live
        </Trans>
      ) : (
        <Trans comment="The placeholder is a time: how old what is shown is.">
          Not live, as of {clock}
        </Trans>
      )}
    </p>
  )
}
