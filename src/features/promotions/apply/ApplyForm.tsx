import { Trans, useLingui } from '@lingui/react/macro'
import type { PromotionDetail } from '../../../api/promotions/promotions.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
import { Form } from '../../../ui/form/Form.tsx'
import { ImageField } from '../../../ui/form/ImageField.tsx'
import css from './Participation.module.css'
import { RemarkField } from './RemarkField.tsx'
import { StatusAction } from '../status/StatusAction.tsx'
import { asksForAnything } from './draft.rules.ts'
import { useApplication } from './useApplication.ts'

interface Props {
  readonly promotion: PromotionDetail
  readonly account: string
}

export function ApplyForm({ promotion, account }: Props) {
  const { t } = useLingui()
  const form = useApplication(promotion, account)
  const { remark, images } = promotion.form
  const hasFields = asksForAnything(promotion.form)
  return (
    <Form form={form} className={hasFields ? css.fields : css.bare}>
      {hasFields && (
        <h2 className={css.heading}>
          <Trans>Take part</Trans>
        </h2>
      )}
      {remark !== 'none' && (
        <RemarkField
          value={form.values.remark}
          isRequired={remark === 'required'}
          error={form.errorOf('remark')}
          onWrite={(text) => form.change({ remark: text })}
        />
      )}
      {images !== 'none' && (
        <ImageField
          label={images === 'required' ? t`Pictures` : t`Pictures (optional)`}
          hint={t`Up to 3, PNG or JPG, 5 MB each`}
          error={form.errorOf('pictures')}
          value={form.values.pictures}
          onChange={(pictures) => form.change({ pictures })}
        />
      )}
      <div className={hasFields ? undefined : css.notes}>
        <Alert>{form.notice}</Alert>
      </div>
      <div className={css.dock}>
        <StatusAction
          status="join"
          name={promotion.title}
          isBusy={form.isBusy}
          onJoin={() => form.onSubmit()}
        />
      </div>
    </Form>
  )
}
