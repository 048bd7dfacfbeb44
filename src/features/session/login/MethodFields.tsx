import { LoginFields } from './LoginFields.tsx'
import css from './LoginScreen.module.css'
import { NumberFields } from './NumberFields.tsx'
import type { LoginSlots } from './login.slots.ts'
import type { LoginState } from './useLoginForm.ts'

interface Props extends Omit<LoginSlots, 'social' | 'trial'> {
  readonly login: LoginState
  /** Whether there are tabs to choose the method by. */
  readonly hasTabs: boolean
}

/** What the chosen method of logging in asks for. */
export const MethodFields = ({ login, hasTabs, ...slots }: Props) => (
  <div id="login-fields" className={css.panel} {...(hasTabs && { role: 'tabpanel' })}>
    <LoginFields login={login} {...slots}>
      <NumberFields login={login} {...slots} />
    </LoginFields>
  </div>
)
