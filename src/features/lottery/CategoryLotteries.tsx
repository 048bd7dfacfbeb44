import { Lotteries, LotteryLinks } from './Lotteries.tsx'
import { LotteryGate } from './tickets/LotteryGate.tsx'

interface Props {
  /** LOTT or ELOTT. */
  readonly list: string
  /** What the player searches for. */
  readonly name: string
}

/** A category of the lobby, as on the lottery's own page. */
export const CategoryLotteries = ({ list, name }: Props) => (
  <LotteryGate>
    <LotteryLinks />
    <Lotteries search={{ list: list === 'ELOTT' ? 'quick' : 'draws' }} name={name} />
  </LotteryGate>
)
