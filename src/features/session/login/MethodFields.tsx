import { LoginFields } from './LoginFields.tsx'
import css from './LoginScreen.module.css'
import { NumberFields } from './NumberFields.tsx'
import type { LoginSlots } from './login.slots.ts'
import type { LoginState } from './useLoginForm.ts'

interface Props extends Omit<LoginSlots, 'social' | 'trial'> {
  readonly login: LoginState
  /** Whether tabs offer a choice of method. */
  readonly hasTabs: boolean
}

/** The fields of the chosen login method. */
export const MethodFields = ({ login, hasTabs, ...slots }: Props) => (
  <div id="login-fields" className={css.panel} {...(hasTabs && { role: 'tabpanel' })}>
    <LoginFields login={login} {...slots}>
      <NumberFields login={login} {...slots} />
    </LoginFields>
  </div>
)
