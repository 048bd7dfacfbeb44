import type { Need, Promotion, PromotionType } from '#api/promotions/promotions.ts'
import type { SceneName } from './scenes.ts'
import type { Words } from './words.ts'

export interface Activity extends Words {
  readonly id: number
  /** The setting that switches it on. */
  readonly code?: string
  readonly type: PromotionType
  readonly page?: Exclude<Promotion['page'], 'detail'>
  readonly scene: SceneName
  /** Days since the seeding. */
  readonly starts: number
  readonly ends?: number
  /** What happens after joining: a review, a stake to reach, an immediate reward, or a page. */
  readonly leadsTo: 'review' | 'task' | 'reward' | 'place'
  readonly remark?: Need
  readonly images?: Need
  /** Minor units. */
  readonly amount?: number
  readonly turnoverTimes?: number
  /** The stake that a task requires, minor units. */
  readonly task?: number
}
