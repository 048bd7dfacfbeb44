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
    [
      'invited',
      t({
        message: 'Opened your link',
        comment: 'Under a number: people who opened the invitation.',
      }),
      format.count(invitation.invited),
    ],
    [
      'registered',
      t({
        message: 'Signed up',
        comment: 'Under a number: invited friends who have an account now.',
      }),
      format.count(invitation.registered),
    ],
    [
      'qualified',
      t({
        message: 'Qualified',
        comment: 'Under a number: invited friends who met the conditions.',
      }),
      format.count(invitation.qualified),
    ],
    [
      'earned',
      t({ message: 'Earned', comment: 'Under a sum: what the player got for invited friends.' }),
      money(invitation.earned),
    ],
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
