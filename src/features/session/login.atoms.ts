import { atom } from 'jotai'
import { login } from '../../api/session.ts'
import { asFailure } from '../../net/failure.ts'
import { perform } from '../../net/intent.ts'
import { type LoginForm, asksForCaptcha } from './login.rules.ts'
import { forgetLogin, rememberLogin } from './remembered.ts'
import { openSessionIntent, temporaryPasswordAtom } from './session.atoms.ts'

const askedAtom = atom(false)
/** A failed login has asked for a captcha with the next try. */
export const needsCaptchaAtom = atom((get) => get(askedAtom))

interface Try extends LoginForm {
  readonly isRemembered: boolean
}

export const loginIntent = atom(null, async (get, set, { isRemembered, ...form }: Try) => {
  const username = form.username.trim()
  const { password } = form
  const captcha = get(askedAtom) ? { captcha: form.captcha.trim() } : {}
  try {
    const grant = await perform(login, { type: 'username', username, password, ...captcha })
    await (isRemembered ? rememberLogin({ username, password }) : forgetLogin())
    set(askedAtom, false)
    set(openSessionIntent, grant)
    if (grant.firstTimeLogin) set(temporaryPasswordAtom, password)
  } catch (thrown) {
    const failure = asFailure(thrown)
    if (asksForCaptcha(failure.details)) set(askedAtom, true)
    throw failure
  }
})
