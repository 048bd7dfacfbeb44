import '#i18n/text/failureText.money.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lengthOf, typedUpTo } from '#api/typed/length.ts'
import { type PromotionDetail, longestRemark } from '#api/promotions/promotions.ts'
import { useFormat } from '#i18n/format.ts'
import { useFailureText } from '#i18n/text/failureText.ts'
import { useForm } from '#net/form/useForm.ts'
import { Alert } from '#ui/feedback/Alert.tsx'
import { Form } from '#ui/form/Form.tsx'
import { ImageField } from '#ui/form/ImageField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import css from './Participation.module.css'
import { StatusAction } from '#features/promotions/status/StatusAction.tsx'
import { applyDraftAtom, applyIntent } from './apply.atoms.ts'
import { applyForm, asksForAnything, noApplication } from './draft.rules.ts'

interface Props {
  readonly promotion: PromotionDetail
  readonly account: string
}

export function ApplyForm({ promotion, account }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const form = useApplication(promotion, account)
  const { remark, images } = promotion.form
  const { values } = form
  const [count, most] = [format.count(lengthOf(values.remark)), format.count(longestRemark)]
  const hasFields = asksForAnything(promotion.form)
  return (
    <Form form={form} className={hasFields ? css.fields : css.bare}>
      {hasFields && (
        <h2 className={css.heading}>
          <Trans>Join</Trans>
        </h2>
      )}
      {remark !== 'none' && (
        <TextArea
          label={
            remark === 'required'
              ? t({
                  message: 'Remark',
                  comment: 'Label: what the player writes in an application.',
                })
              : t`Remark (optional)`
          }
          error={form.errorOf('remark')}
          hint={<Trans>At most {most} characters</Trans>}
          count={`${count}/${most}`}
          isFull={lengthOf(values.remark) >= longestRemark}
          name="remark"
          rows={3}
          required={remark === 'required'}
          value={values.remark}
          onWrite={(text) =>
            form.change({ remark: typedUpTo(longestRemark, values.remark, text, lengthOf) })
          }
        />
      )}
      {images !== 'none' && (
        <ImageField
          label={images === 'required' ? t`Pictures` : t`Pictures (optional)`}
          hint={t`Up to 3, PNG or JPG, 5 MB each`}
          error={form.errorOf('pictures')}
          value={values.pictures}
          onChange={(pictures) => form.change({ pictures })}
        />
      )}
      <div className={hasFields ? undefined : css.notes}>
        <Alert>{form.notice}</Alert>
      </div>
      <div className={css.dock}>
        <StatusAction status="join" name={promotion.title} isBusy={form.isBusy} />
      </div>
    </Form>
  )
}

/** The application being filled in; its draft is stored until the platform has received it. */
function useApplication({ id, form: needs }: PromotionDetail, account: string) {
  const { t } = useLingui()
  const [draft] = useState(() => applyDraftAtom(account, id))
  const longest = useFormat().count(longestRemark)
  const form = useForm({
    initial: noApplication,
    draft,
    schema: applyForm(id, needs),
    intent: applyIntent,
    messages: {
      remark: {
        malformed: t`Write a few words`,
        tooLong: t`Write at most ${longest} characters`,
      },
      pictures: t`Add a picture`,
    },
    failureText: useFailureText(),
    onDone: ({ status }) => {
      form.reset()
      if (status === 'applying') toast('success', t`Application received`)
      else toast('success', t`You have joined`)
    },
  })
  return form
}
