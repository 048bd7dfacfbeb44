import type { Reward } from '../../api/promotions/rewards.ts'

/** Taking it will ask for something to be staked; said before it is taken. */
export const isTurnoverAhead = ({
  status,
  turnoverTimes,
}: Pick<Reward, 'status' | 'turnoverTimes'>) =>
  turnoverTimes > 0 && (status === 'claim' || status === 'issued')
