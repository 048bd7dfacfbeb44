import { Trans } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import { Link } from '#ui/Link.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { merchantAtom } from '#features/merchant/merchant.atoms.ts'
import css from '#features/registration/RegistrationScreen.module.css'
import { changeFormIntent } from '#features/registration/form/form.atoms.ts'
import { hasAgeFieldAtom, isAgreedAtom } from '#features/registration/registration.atoms.ts'
import type { Registration } from '#features/registration/useRegistration.ts'

export function Consent() {
  const isAgreed = useAtomValue(isAgreedAtom)
  const hasAgeField = useAtomValue(hasAgeFieldAtom)
  const minAge = useFormat().count(useAtomValue(merchantAtom).minAge)
  const change = useSetAtom(changeFormIntent)
  return (
    <div className={css.consent}>
      <Checkbox checked={isAgreed} onChange={({ target }) => change({ isAgreed: target.checked })}>
        {hasAgeField ? (
          <Trans>
            I accept the <TermsLink>user agreement</TermsLink>
          </Trans>
        ) : (
          <Trans>
            I am at least {minAge} years old and accept the <TermsLink>user agreement</TermsLink>
          </Trans>
        )}
      </Checkbox>
    </div>
  )
}

const TermsLink = ({ children }: { readonly children: ReactNode }) => (
  <Link to="/m/help" hash="terms" className={css.terms}>
    {children}
  </Link>
)

/** Never ticked by default. */
export function AgeField({ form }: Pick<Registration, 'form'>) {
  const hasAgeField = useAtomValue(hasAgeFieldAtom)
  const minAge = useFormat().count(useAtomValue(merchantAtom).minAge)
  if (!hasAgeField) return null
  const error = form.errorOf('isOfAge')
  const isFaulty = error !== undefined
  return (
    <div className={css.consent}>
      <Checkbox
        checked={form.values.isOfAge}
        required
        aria-invalid={isFaulty}
        aria-describedby={isFaulty ? 'age-error' : undefined}
        onChange={({ target }) => form.change({ isOfAge: target.checked })}
      >
        <Trans>I am {minAge} or over</Trans>
      </Checkbox>
      <p id="age-error" className={css.missing}>
        {error}
      </p>
    </div>
  )
}
