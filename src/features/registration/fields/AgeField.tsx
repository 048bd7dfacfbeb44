import { Trans } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { useFormat } from '../../../i18n/format.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { merchantAtom } from '../../merchant/merchant.atoms.ts'
import css from '../RegistrationScreen.module.css'
import { isAgeAskedAtom, isOfAgeAtom } from './age.atoms.ts'

/** A declaration of its own, where the merchant asks for one: never ticked beforehand. */
export function AgeField({ isDue }: { readonly isDue: boolean }) {
  const isAsked = useAtomValue(isAgeAskedAtom)
  const [isOfAge, declare] = useAtom(isOfAgeAtom)
  const minAge = useFormat().count(useAtomValue(merchantAtom).minAge)
  if (!isAsked) return null
  const isFaulty = isDue && !isOfAge
  return (
    <div className={css.consent}>
      <Checkbox
        checked={isOfAge}
        required
        aria-invalid={isFaulty}
        aria-describedby={isFaulty ? 'age-error' : undefined}
        onChange={({ target }) => declare(target.checked)}
      >
        <Trans>I am {minAge} or over</Trans>
      </Checkbox>
      <p id="age-error" className={css.missing}>
        {isFaulty && <Trans>Please confirm your age</Trans>}
      </p>
    </div>
  )
}
