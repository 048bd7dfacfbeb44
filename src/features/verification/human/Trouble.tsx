import { useFailureText } from '../../../i18n/text/failureText.ts'
import '../../../i18n/text/failureText.forms.ts'
import type { Failure } from '../../../net/failure.ts'
import css from './Question.module.css'

export function Trouble({ failure }: { readonly failure: Failure | undefined }) {
  const failureText = useFailureText()
  return <output className={css.trouble}>{failure && failureText(failure)}</output>
}
