import { sendEmailCode } from '../../api/account/security.ts'
import { sendWithdrawalCode } from '../../api/money/withdrawal.ts'
import { perform } from '../../net/intent.ts'
import { codeIntent } from './asking.atoms.ts'

export const sendOwnCodeIntent = codeIntent<null>(
  () => 'withdrawal:own',
  (_wish, { send }) => send((signal) => perform(sendWithdrawalCode, {}, { signal })),
)

export const sendEmailCodeIntent = codeIntent<string>(
  (email) => `email:${email.toLowerCase()}`,
  (email, { send }) => send((signal) => perform(sendEmailCode, { email }, { signal })),
)
