import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Invitation } from '#api/promotions/invite.ts'
import { useFormat } from '#i18n/format.ts'
import css from './Counters.module.css'
import { moneyAtom } from '#features/merchant/merchant.atoms.ts'

export function Counters({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useLingui()
  const format = useFormat()
  const money = useAtomValue(moneyAtom)
  const facts = [
    ['invited', t`Opened your link`, format.count(invitation.invited)],
    ['registered', t`Signed up`, format.count(invitation.registered)],
    ['qualified', t`Qualified`, format.count(invitation.qualified)],
    ['earned', t`Earned`, money(invitation.earned)],
  ] as const
  return (
    <dl className={css.counters}>
      {facts.map(([key, name, value]) => (
        <div key={key} className={css.counter} data-counter={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
