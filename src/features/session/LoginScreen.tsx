import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useFailureText } from '../../i18n/failureText.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import { brandAtom } from '../merchant/merchant.atoms.ts'
import { type CaptchaSlot, LoginFields } from './LoginFields.tsx'
import { LoginFrame } from './LoginFrame.tsx'
import css from './LoginScreen.module.css'
import { placeOf } from './login.rules.ts'
import { useLoginForm } from './useLoginForm.ts'

interface Slots {
  readonly CaptchaField: CaptchaSlot
}

export function LoginScreen({ CaptchaField }: Slots) {
  const login = useLoginForm()
  const { formRef, submit, failure, isBusy, isRemembered, setRemembered } = login
  const failureText = useFailureText()
  const isOfForm = failure && placeOf(failure.code) === 'form'
  return (
    <form ref={formRef} noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
      <LoginFrame
        heading={
          <h1 className={css.heading}>
            <Trans>Welcome back</Trans>
          </h1>
        }
        fields={<LoginFields {...login} CaptchaField={CaptchaField} />}
        options={
          <>
            <Checkbox
              checked={isRemembered}
              onChange={({ target }) => setRemembered(target.checked)}
            >
              <Trans>Remember me on this phone</Trans>
            </Checkbox>
            <Link to="/m/$" params={{ _splat: 'forget' }} className={css.forgot}>
              <Trans>Forgot password?</Trans>
            </Link>
          </>
        }
        submit={
          <>
            <div role="alert">
              {isOfForm && (
                <p className={css.failure}>
                  <Icon name="warning" size="small" />
                  {failureText(failure)}
                </p>
              )}
            </div>
            <Button type="submit" block busy={isBusy}>
              <Trans>Sign in</Trans>
            </Button>
          </>
        }
        elsewhere={<Elsewhere />}
      />
    </form>
  )
}

function Elsewhere() {
  const brand = useAtomValue(brandAtom)
  const { t } = useLingui()
  return (
    <>
      <p className={css.question}>{t`New to ${brand}?`}</p>
      <Link
        to="/m/$"
        params={{ _splat: 'register' }}
        className={buttonClass('ghost', 'medium', true)}
      >
        <Trans>Create an account</Trans>
      </Link>
      <Link to="/m/$" params={{ _splat: 'trail' }} className={buttonClass('quiet', 'medium', true)}>
        <Trans>Try it free</Trans>
      </Link>
    </>
  )
}
