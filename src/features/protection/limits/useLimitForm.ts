import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { parseAmount, typedAmountOf } from '../../../api/money/amount.ts'
import type { Limit } from '../../../api/money/limits.ts'
import { amountTexts } from '../../../i18n/text/amountText.ts'
import { useHeldForm } from '../../../net/money/useHeldForm.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import { setLimitIntent } from '../protection.atoms.ts'
import { effectOf } from '../protection.rules.ts'
import { useWords } from '../useWords.ts'

/** The typed amount of one limit, and what became of saving it. */
export function useLimitForm({ kind, period, amount }: Limit, onDone: () => void) {
  const { t } = useLingui()
  const { refusal } = useWords()
  const { run, isBusy, failure } = useIntent(setLimitIntent)
  const [text, setText] = useState(amount === null ? '' : typedAmountOf(amount))
  const [tries, setTries] = useState(0)
  const [isEdited, setEdited] = useState(false)
  const key = useRef(crypto.randomUUID())
  const ref = useFaultyFocus(failure, tries)
  useHeldForm(isEdited || failure !== undefined)
  const { minor, fault } = parseAmount(text)
  const isRefusedHere = failure?.code === 'amount_invalid'

  const save = async (to: number | null) => {
    setEdited(false)
    if (!(await run({ kind, period, amount: to }, { idempotencyKey: key.current }))) return
    const isLater = effectOf(amount, to) === 'later'
    toast('success', isLater ? t`Saved. It holds after 24 hours.` : t`Saved. It holds now.`)
    onDone()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (minor !== undefined) void save(minor)
  }
  const refused = failure && !isEdited ? refusal(failure) : undefined
  return {
    ref,
    text,
    isBusy,
    effect: minor === undefined ? null : effectOf(amount, minor),
    error: tries > 0 && fault ? t(amountTexts[fault]) : isRefusedHere && refused,
    refusal: isRefusedHere ? undefined : refused,
    onSubmit,
    onType: (typed: string) => {
      key.current = crypto.randomUUID()
      setEdited(true)
      setText(typed)
    },
    onRemove: () => {
      key.current = crypto.randomUUID()
      void save(null)
    },
  }
}
