import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { hasRemembered } from '../../remembered/remembered.ts'
import type { LoginSlots } from '../login.slots.ts'
import css from '../LoginScreen.module.css'
import { purposeOf } from './purpose.rules.ts'

type Props = Pick<LoginSlots, 'wanted' | 'GamePurpose' | 'LotteryPurpose'>

/** States what the login is for; "Welcome back" only where a login is remembered. */
export function LoginHeading({ wanted = {}, GamePurpose, LotteryPurpose }: Props) {
  const purpose = purposeOf(wanted)
  const [isReturning] = useState(hasRemembered)
  if (GamePurpose && purpose && 'gameId' in purpose)
    return <GamePurpose gameId={purpose.gameId} isStar={purpose.kind === 'star'} />
  if (LotteryPurpose && purpose?.kind === 'lottery') return <LotteryPurpose code={purpose.code} />
  const isMoney = purpose?.kind === 'deposit' || purpose?.kind === 'withdraw'
  return (
    <h1 className={css.heading}>
      {purpose?.kind === 'deposit' && <Trans>Log in to deposit</Trans>}
      {purpose?.kind === 'withdraw' && <Trans>Log in to withdraw</Trans>}
      {!isMoney && (isReturning ? <Trans>Welcome back</Trans> : <Trans>Log in</Trans>)}
    </h1>
  )
}
