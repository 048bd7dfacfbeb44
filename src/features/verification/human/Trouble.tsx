import { useFailureText } from '../../../i18n/text/failureText.ts'
import '../../../i18n/text/failureText.forms.ts'
import type { Failure } from '../../../net/failure.ts'
import css from './Question.module.css'

/** Why the last answer was not taken, read out when it changes. */
export function Trouble({ failure }: { readonly failure: Failure | undefined }) {
  const failureText = useFailureText()
  return <output className={css.trouble}>{failure && failureText(failure)}</output>
}
