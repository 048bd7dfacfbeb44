import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { createPortal } from 'react-dom'
import { useForm } from '#net/form/useForm.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { Field } from '#ui/form/Field.tsx'
import { Form, Submit } from '#ui/form/Form.tsx'
import { Options } from '#ui/form/Options.tsx'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import { Skeletons } from '#ui/skeleton/Skeletons.tsx'
import css from '#features/cashier/Cashier.module.css'
import skeleton from '#features/cashier/FormSkeleton.module.css'
import { Mark } from '#features/cashier/marks/Mark.tsx'
import { marksOf } from '#features/cashier/marks/marks.rules.ts'
import { useRefusalText } from '#features/cashier/refusal/useRefusalText.ts'
import { banksAtom, bindAccountIntent } from '#features/cashier/withdrawal/withdrawal.atoms.ts'
import { bindForm, bindPlaces } from './bind.rules.ts'

interface Props extends Openable {
  /** Null before the first account; locked from then on. */
  readonly payeeName: string | null
  readonly onBound: (id: string) => void
}

export function BindSheet({ open, payeeName, onClose, onBound }: Props) {
  const { t } = useLingui()
  const binding = useBinding(payeeName, (id) => {
    onBound(id)
    onClose()
    toast(
      'success',
      t({ message: 'Account added', comment: 'A bank or wallet account to withdraw to.' }),
    )
  })
  const { form } = binding
  // A portal, because forms cannot be nested.
  return createPortal(
    <Sheet open={open} onClose={onClose} title={t`Add an account`}>
      <Form form={form} className={css.form}>
        <BindFields {...binding} />
        <Submit form={form}>
          <Trans>Add this account</Trans>
        </Submit>
      </Form>
    </Sheet>,
    document.body,
  )
}

function BindFields({ form, banks, bank, payeeName }: Binding) {
  const { t } = useLingui()
  const example = bank?.example ?? ''
  return (
    <>
      <Loaded
        read={banks}
        skeleton={<Skeletons count={3} className={skeleton.rows} each={skeleton.row} />}
      >
        {(known) => {
          const marks = marksOf(known.map(({ code, name }) => ({ id: code, name })))
          return (
            <Options
              label={t`Bank or wallet`}
              value={bank?.code ?? null}
              error={form.errorOf('bank')}
              onChoose={(code) => form.change({ bank: code })}
              options={known.map(({ code, name }) => ({
                key: code,
                title: name,
                art: <Mark of={marks.get(code)} />,
              }))}
            />
          )
        }}
      </Loaded>
      <Field
        {...form.field('number')}
        label={t`Account number`}
        hint={bank && t`Example: ${example}`}
        inputMode={bank?.isDigits ? 'numeric' : 'text'}
        autoComplete="off"
        enterKeyHint="next"
      />
      {payeeName === null ? (
        <Field
          {...form.field('payeeName')}
          label={t`Payee name`}
          hint={t`As shown on the account. Later accounts must be in the same name.`}
          autoComplete="name"
          enterKeyHint="done"
        />
      ) : (
        <Field
          label={t`Payee name`}
          value={payeeName}
          error={form.errorOf('payeeName')}
          hint={t`Locked: all accounts must be in this name.`}
          readOnly
        />
      )}
    </>
  )
}

/** `locked` is the payee name of the earlier accounts. */
function useBinding(locked: string | null, onBound: (id: string) => void) {
  const { t } = useLingui()
  const banks = useAtomValue(banksAtom)
  const bankOf = (values: { readonly bank: string }) =>
    banks.value?.find(({ code }) => code === values.bank)
  // A typed name stays: after a lost answer it may be locked already, and the repetition has to be the same request.
  const payeeOf = (values: { readonly payeeName: string }) =>
    values.payeeName === '' ? locked : null
  const form = useForm({
    initial: { bank: '', number: '', payeeName: '' },
    schema: (values) => bindForm(bankOf(values), payeeOf(values) !== null),
    intent: bindAccountIntent,
    messages: (values) => {
      const example = bankOf(values)?.example ?? ''
      return {
        bank: t`Choose a bank or a wallet`,
        number: {
          missing: t`Enter the account number`,
          malformed: t`This number is not valid. Example: ${example}`,
        },
        payeeName: { missing: t`Enter the name on the account`, malformed: t`Letters only` },
      }
    },
    places: bindPlaces,
    failureText: useRefusalText(),
    onDone: ({ id }) => {
      form.reset()
      onBound(id)
    },
  })
  return { form, banks, bank: bankOf(form.values), payeeName: payeeOf(form.values) }
}

type Binding = ReturnType<typeof useBinding>
