import { atom } from 'jotai'
import type * as v from 'valibot'
import { changePassword } from '#api/account/password.ts'
import { getRegistrationFormats } from '#api/account/registration.ts'
import { formatOf } from '#api/account/registration.formats.ts'
import type { CallOptions } from '#net/call.ts'
import { asFailure } from '#net/failure.ts'
import { perform } from '#net/intent.ts'
import { queryAtom } from '#net/query/query.ts'
import { playerIntent } from '#net/session/player.ts'
import { ofMerchant } from '#features/merchant/merchant.atoms.ts'
import {
  openSessionIntent,
  sessionAtom,
  temporaryPasswordAtom,
} from '#features/session/session.atoms.ts'

const formatsAtom = queryAtom(getRegistrationFormats, ofMerchant)

export const passwordFormatAtom = atom((get) => formatOf(get(formatsAtom).value ?? {}, 'password'))

type PasswordChange = v.InferOutput<typeof changePassword.input>

/** Resending the same form reuses its key, because the first request may have succeeded without an answer. */
export const changePasswordIntent = playerIntent(
  async (get, set, form: PasswordChange, options?: CallOptions) => {
    const { newPassword, confirmNewPassword } = form
    const oldPassword = get(temporaryPasswordAtom) ?? form.oldPassword
    try {
      const { token } = await perform(
        changePassword,
        { oldPassword, newPassword, confirmNewPassword },
        options,
      )
      const session = get(sessionAtom)
      if (token && session) set(openSessionIntent, { ...session, token })
    } catch (thrown) {
      const failure = asFailure(thrown)
      // Changed on another device meanwhile: only the player knows the new one.
      if (failure.code === 'old_password_wrong') set(temporaryPasswordAtom, null)
      throw failure
    }
    return true
  },
)
