import { useAtomValue } from 'jotai'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { TryAgainIn } from '../../../ui/feedback/TryAgainIn.tsx'
import css from './LoginScreen.module.css'
import { pauseAtom } from './login.atoms.ts'
import type { LoginState } from './useLoginForm.ts'

export const LoginError = ({ form }: Pick<LoginState, 'form'>) => (
  <div className={css.error}>
    <Alert>{form.notice}</Alert>
    <TryAgainIn deadline={useAtomValue(pauseAtom)} />
  </div>
)
