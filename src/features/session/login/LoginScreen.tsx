import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from '#ui/Link.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Form } from '#ui/form/Form.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { LinkButton } from '#ui/button/LinkButton.tsx'
import { brandAtom, isOnAtom } from '#features/merchant/merchant.atoms.ts'
import { LoginLayout } from './LoginLayout.tsx'
import css from './LoginScreen.module.css'
import { LoginHeading, type PurposeSlots } from './purpose/LoginHeading.tsx'
import { LoginError, LoginFields } from './LoginFields.tsx'
import { MethodTabs, useHasSms } from './MethodTabs.tsx'
import { type LoginState, useLoginForm } from './useLoginForm.ts'

interface Props extends PurposeSlots {
  readonly social?: ReactNode
  readonly handOff?: ReactNode
  readonly trial?: ReactNode
}

export function LoginScreen({ social, handOff, trial, ...purpose }: Props) {
  const login = useLoginForm()
  const { form, method, choose } = login
  const hasSms = useHasSms()
  return (
    <Form form={form}>
      <LoginLayout
        heading={<LoginHeading {...purpose} />}
        methods={hasSms && <MethodTabs method={method} onChoose={choose} />}
        fields={<LoginFields login={login} hasTabs={Boolean(hasSms)} />}
        options={<Options {...login} />}
        submit={
          <>
            <LoginError {...login} />
            <Button type="submit" block busy={form.isBusy}>
              <Trans>Sign in</Trans>
            </Button>
            {handOff}
            {method === 'username' && social}
          </>
        }
        elsewhere={<Elsewhere next={purpose.wanted?.next} trial={trial} />}
      />
    </Form>
  )
}

const Options = ({ isRemembered, setRemembered, method }: LoginState) => (
  <>
    <Checkbox checked={isRemembered} onChange={({ target }) => setRemembered(target.checked)}>
      {method === 'sms' ? (
        <Trans>Remember my number on this device</Trans>
      ) : (
        <Trans>Remember me on this phone</Trans>
      )}
    </Checkbox>
    <Link to="/m/forget" className={css.forgot}>
      <Trans>Forgot password?</Trans>
    </Link>
  </>
)

interface Ways {
  readonly next: string | undefined
  readonly trial: ReactNode
}

function Elsewhere({ next, trial }: Ways) {
  const brand = useAtomValue(brandAtom)
  const canRegister = useAtomValue(isOnAtom)('REG3')
  const { t } = useLingui()
  return (
    <>
      {canRegister && (
        <>
          <p className={css.question}>{t`New to ${brand}?`}</p>
          <LinkButton to="/m/register" search={{ next }} kind="ghost" block>
            <Trans>Create an account</Trans>
          </LinkButton>
        </>
      )}
      {trial ?? (
        <LinkButton to="/m/trail" kind="quiet" block>
          <Trans comment="An account with practice money; a game without an account is “Try free”.">
            Free trial
          </Trans>
        </LinkButton>
      )}
      <LinkButton to="/m/service" kind="quiet" block>
        <Trans>Customer service</Trans>
      </LinkButton>
    </>
  )
}
