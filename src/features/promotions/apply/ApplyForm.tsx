import { Trans, useLingui } from '@lingui/react/macro'
import type { PromotionDetail } from '../../../api/promotions/promotions.ts'
import { useImageWords } from '../../../i18n/text/useImageWords.ts'
import { Alert } from '../../../ui/feedback/Alert.tsx'
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
  const imageWords = useImageWords()
  const { draft, change, lacks, isBusy, failureText, formRef, submit } = useApplication(
    promotion,
    account,
  )
  const { form } = promotion
  const hasFields = asksForAnything(form)
  return (
    <form
      ref={formRef}
      className={hasFields ? css.fields : css.bare}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {hasFields && (
        <h2 className={css.heading}>
          <Trans>Take part</Trans>
        </h2>
      )}
      {form.remark !== 'none' && (
        <RemarkField
          value={draft.remark}
          isRequired={form.remark === 'required'}
          error={lacks.includes('remark') ? t`Please write a few words` : undefined}
          onWrite={(remark) => change({ remark })}
        />
      )}
      {form.images !== 'none' && (
        <ImageField
          {...imageWords}
          label={form.images === 'required' ? t`Pictures` : t`Pictures, if you like`}
          hint={t`Up to 3, PNG or JPG, 5 MB each`}
          error={lacks.includes('images') ? t`Please add a picture` : undefined}
          value={draft.pictures}
          onChange={(pictures) => change({ pictures })}
        />
      )}
      <div className={hasFields ? undefined : css.notes}>
        <Alert>{failureText}</Alert>
      </div>
      <div className={css.dock}>
        <StatusAction status="join" name={promotion.title} isBusy={isBusy} onJoin={submit} />
      </div>
    </form>
  )
}
