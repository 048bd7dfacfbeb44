import type { Reward } from '../../api/promotions/rewards.ts'

/** Whether claiming adds a turnover requirement, which the row announces. */
export const isTurnoverAhead = ({
  status,
  turnoverTimes,
}: Pick<Reward, 'status' | 'turnoverTimes'>) =>
  turnoverTimes > 0 && (status === 'claim' || status === 'issued')
