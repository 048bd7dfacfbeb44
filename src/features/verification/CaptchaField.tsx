import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { captchaLength } from '#api/account/verification.ts'
import { codeIn } from '#api/typed/code.ts'
import { typedUpTo } from '#api/typed/length.ts'
import { Field } from '#ui/form/Field.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import css from './CaptchaField.module.css'
import { captchaAtom } from './question.atoms.ts'
import type { InputProps } from './CodeField.tsx'

interface Props extends InputProps {
  /** Changing it loads a new picture: the platform accepts a code once, right or wrong. */
  readonly round: number
}

export function CaptchaField({ value, error, round, onChange }: Props) {
  const { t } = useLingui()
  return (
    <Field
      label={t`Verification code`}
      name="captcha"
      value={value}
      error={error}
      onChange={({ target }) => onChange(typedUpTo(captchaLength, value, codeIn(target.value)))}
      inputMode="numeric"
      pattern="[0-9]*"
      autoComplete="off"
      enterKeyHint="go"
      suffix={<CaptchaPicture round={round} onRedraw={() => onChange('')} />}
    />
  )
}

interface PictureProps {
  readonly round: number
  readonly onRedraw: () => void
}

function CaptchaPicture({ round, onRedraw }: PictureProps) {
  const [picture, draw] = useAtom(captchaAtom)
  const { t } = useLingui()
  useEffect(() => void draw(), [round, draw])
  const redraw = () => {
    onRedraw()
    void draw()
  }
  return (
    <button type="button" className={css.picture} title={t`New code`} onClick={redraw}>
      {picture.state === 'here' && (
        <img src={`data:image/png;base64,${picture.value}`} alt={t`Code in the picture`} />
      )}
      {picture.state === 'loading' && <Spinner size="small" />}
      {picture.state === 'failed' && <Trans>Try again</Trans>}
      <Icon name="refresh" size="small" />
    </button>
  )
}
