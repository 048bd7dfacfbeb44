import { useLingui } from '@lingui/react/macro'
import type { WritableAtom } from 'jotai'
import { useFailureText } from '../../i18n/text/failureText.ts'
import { useIntent } from '../../net/useIntent.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { confirm } from '../../ui/overlay/confirmation.ts'

interface Texts {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly done: string
}

export function useEnding<Args extends unknown[]>(
  intent: WritableAtom<unknown, Args, Promise<object>>,
  { done, ...question }: Texts,
) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { run, isBusy } = useIntent(intent, (failure) => toast('fail', textOf(failure)))
  const end = async (...args: Args) => {
    if (!(await confirm({ ...question, cancel: t`Cancel`, kind: 'danger' }))) return
    if (await run(...args)) toast('success', done)
  }
  return { isBusy, end: (...args: Args) => void end(...args) }
}
