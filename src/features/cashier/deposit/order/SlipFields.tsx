import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '../../../../ui/form/Field.tsx'
import { ImageField } from '../../../../ui/form/ImageField.tsx'
import css from '../../Cashier.module.css'
import type { Slip } from './useSlip.ts'

export function SlipFields({ form, changePictures }: Slip) {
  const { t } = useLingui()
  return (
    <>
      <div>
        <h2 className={css.subheading}>
          <Trans>Tell us about your payment</Trans>
        </h2>
        <p className={css.text}>
          <Trans>You will find both in the message that confirms your payment.</Trans>
        </p>
      </div>
      <Field
        {...form.field('transactionId')}
        label={t`Transaction ID`}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
      />
      <Field
        {...form.field('senderLast4')}
        label={t`Last 4 characters of the sender’s number`}
        autoComplete="off"
        enterKeyHint="done"
      />
      <ImageField
        label={t`Pictures of the payment (optional)`}
        hint={t`Up to 3, PNG or JPG, 5 MB each`}
        error={form.errorOf('pictures')}
        value={form.values.pictures}
        onChange={changePictures}
      />
    </>
  )
}
