import type { Db, Trx } from '#sandbox/schema/db.ts'
import { exists } from '#sandbox/schema/query.ts'
import { isOn } from '#sandbox/world/settings.ts'
import type { Names } from '#sandbox/world/language.ts'

interface Promotion {
  readonly id: string
  readonly title: Names
  /** The setting that switches it on; always on if omitted. */
  readonly setting?: string
  readonly onlyFirst?: true
  readonly min: number
  readonly percent: number
  readonly maxBonus: number
  /** How many times the deposit and the bonus have to be staked. */
  readonly turnover: number
}

const promotions: readonly Promotion[] = [
  {
    id: 'first-deposit',
    title: { en: 'Welcome bonus +50%', bn: 'স্বাগত বোনাস +৫০%' },
    setting: 'FIRST_DEPOSIT',
    onlyFirst: true,
    min: 50_000,
    percent: 50,
    maxBonus: 500_000,
    turnover: 8,
  },
  {
    id: 'reload',
    title: { en: 'Deposit again +5%', bn: 'আবার জমায় +৫%' },
    min: 100_000,
    percent: 5,
    maxBonus: 100_000,
    turnover: 3,
  },
]

export async function promotionsFor(db: Db, accountId: number): Promise<Promotion[]> {
  const isFirst = !(await hasDeposited(db, accountId))
  const switched = await Promise.all(
    promotions.map(async ({ setting }) => !setting || (await isOn(db, setting))),
  )
  return promotions.filter(({ onlyFirst }, place) => switched[place] && (!onlyFirst || isFirst))
}

export const bonusOf = ({ percent, maxBonus }: Promotion, amount: number) =>
  Math.min(maxBonus, Math.floor((amount * percent) / 100))

export const findPromotion = (id: string | null) => promotions.find((known) => known.id === id)

/** An open order with the first-deposit promotion counts: two of them would grant it twice. */
const hasDeposited = (db: Db | Trx, accountId: number) =>
  exists(
    db
      .selectFrom('deposits')
      .select('id')
      .where('account_id', '=', accountId)
      .where('status', 'in', ['waiting', 'reviewing', 'credited'])
      .where((row) =>
        row.or([row('status', '=', 'credited'), row('promotion_id', '=', 'first-deposit')]),
      ),
  )
