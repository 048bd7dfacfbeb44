import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useRef, useState } from 'react'
import { linkDays } from '../../../api/promotions/agency.ts'
import { useHeldForm } from '../../../net/money/useHeldForm.ts'
import { useFailureText } from '../../../i18n/text/failureText.ts'
import { useIntent } from '../../../net/useIntent.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Chips } from '../../../ui/form/Chips.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useFaultyFocus } from '../../../ui/form/useFaultyFocus.ts'
import css from './AgentRegisterScreen.module.css'
import { TermsFields } from './TermsFields.tsx'
import { type LinkForm as Form, rebateFault, rebateOf } from './link.rules.ts'
import { createLinkIntent } from './links.atoms.ts'

const empty: Form = { type: 'player', rebate: '', days: 0 }

/** A new link: for whom, on what terms, for how long. */
export function LinkForm({ maxRebate }: { readonly maxRebate: number }) {
  const { t } = useLingui()
  const textOf = useFailureText()
  const { run, isBusy, failure } = useIntent(createLinkIntent)
  const [form, setForm] = useState(empty)
  const [tries, setTries] = useState(0)
  const key = useRef(crypto.randomUUID())
  const formRef = useFaultyFocus(failure, tries)
  const fault = rebateFault(form.rebate, maxRebate)
  const isTyped = form.rebate !== ''
  useHeldForm(isTyped)
  const change = (part: Partial<Form>) => {
    key.current = crypto.randomUUID()
    setForm((typed) => ({ ...typed, ...part }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const rebate = rebateOf(form.rebate)
    if (fault || rebate === undefined) return setTries(tries + 1)
    if (!(await run({ ...form, rebate }, { idempotencyKey: key.current }))) return
    setTries(0)
    change(empty)
    toast('success', t`Link created`)
  }
  const lives = linkDays.map((days) => ({
    key: String(days),
    label: days === 0 ? t`For good` : t`${days} days`,
  }))
  return (
    <Panel title={<Trans>New link</Trans>}>
      <form
        ref={formRef}
        className={css.form}
        noValidate
        aria-busy={isBusy}
        onSubmit={(event) => void submit(event)}
      >
        <TermsFields
          terms={form}
          maxRebate={maxRebate}
          fault={tries > 0 ? fault : undefined}
          onChange={change}
        />
        <div className={css.choice}>
          <p className={css.label}>
            <Trans>Lifetime</Trans>
          </p>
          <Chips
            label={t`Lifetime`}
            choices={lives}
            value={String(form.days)}
            onChoose={(chosen) =>
              change({ days: linkDays.find((days) => String(days) === chosen) ?? 0 })
            }
            wrap
          />
        </div>
        <Alert>{failure && textOf(failure)}</Alert>
        <Button type="submit" block busy={isBusy}>
          <Trans>Create link</Trans>
        </Button>
      </form>
    </Panel>
  )
}
