import { atom } from 'jotai'
import { sendEmailCode } from '../../api/account/security.ts'
import { sendWithdrawalCode } from '../../api/money/withdrawal.ts'
import { perform } from '../../net/intent.ts'
import { type Sending, askIntent } from './asking.atoms.ts'

export const ownWaitKey = 'withdrawal:own'
export const emailWaitKeyOf = (email: string) => `email:${email.trim().toLowerCase()}`

export const sendOwnCodeIntent = atom(null, (_get, set, how: Sending) =>
  set(askIntent, ownWaitKey, (signal) => perform(sendWithdrawalCode, {}, { signal }), how),
)

export const sendEmailCodeIntent = atom(null, (_get, set, email: string, how: Sending) =>
  set(
    askIntent,
    emailWaitKeyOf(email),
    (signal) => perform(sendEmailCode, { email: email.trim() }, { signal }),
    how,
  ),
)
