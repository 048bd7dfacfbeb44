import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useFormat } from '../../../i18n/format.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { merchantAtom } from '../../merchant/merchant.atoms.ts'
import css from '../RegistrationScreen.module.css'
import type { Registration } from '../useRegistration.ts'
import { isAgeAskedAtom } from './age.atoms.ts'

/** Never ticked by default. */
export function AgeField({ form }: Pick<Registration, 'form'>) {
  const isAsked = useAtomValue(isAgeAskedAtom)
  const minAge = useFormat().count(useAtomValue(merchantAtom).minAge)
  if (!isAsked) return null
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
