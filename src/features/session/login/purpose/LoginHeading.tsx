import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ComponentType, useState } from 'react'
import { brandAtom } from '#features/merchant/merchant.atoms.ts'
import { hasRemembered } from '#features/session/remembered/hasRemembered.ts'
import css from '#features/session/login/LoginScreen.module.css'
import { type Wanted, purposeOf } from './purpose.rules.ts'

export interface PurposeSlots {
  readonly wanted?: Wanted
  /** The game that the login is for, and the page's heading. */
  readonly GamePurpose?: ComponentType<{ readonly gameId: string; readonly isStar: boolean }>
  readonly LotteryPurpose?: ComponentType<{ readonly code: string | null }>
}

/** States what the login is for; "Welcome back" only where a login is remembered. */
export function LoginHeading({ wanted = {}, GamePurpose, LotteryPurpose }: PurposeSlots) {
  const { t } = useLingui()
  const brand = useAtomValue(brandAtom)
  const purpose = purposeOf(wanted)
  const [isReturning] = useState(hasRemembered)
  if (GamePurpose && purpose && 'gameId' in purpose)
    return <GamePurpose gameId={purpose.gameId} isStar={purpose.kind === 'star'} />
  if (LotteryPurpose && purpose?.kind === 'lottery') return <LotteryPurpose code={purpose.code} />
  const isMoney = purpose?.kind === 'deposit' || purpose?.kind === 'withdraw'
  return (
    <h1 className={css.heading}>
      {purpose?.kind === 'deposit' && <Trans>Sign in to deposit</Trans>}
      {purpose?.kind === 'withdraw' && <Trans>Sign in to withdraw</Trans>}
      {!isMoney && (isReturning ? <Trans>Welcome back</Trans> : t`Welcome to ${brand}`)}
    </h1>
  )
}
