import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { listOwnStandings } from '#api/promotions/activity.ts'
import { Day } from '#api/day.ts'
import { getWallet } from './member.ts'
import { listRewards } from '#api/promotions/rewards.ts'
import { Instant, Money, list } from '#api/wire.ts'

/** @public */
export const about = {
  getSignIn: {
    says: "The days of this round with their bonus, today in the platform's time zone, and when the next day begins; for a guest no day is signed.",
  },
  signIn: {
    says: 'Signs the player in for the day and credits its bonus. The day must be today, so that a late request cannot sign in on another day.',
    refused: { free_reject: '', conflict: '' },
  },
} satisfies Readonly<Record<string, About>>

const cellStatuses = ['signed', 'claim', 'missed', 'coming'] as const
export type CellStatus = (typeof cellStatuses)[number]

const Cell = v.object({ day: Day, amount: Money, status: v.picklist(cellStatuses) })
export type Cell = v.InferOutput<typeof Cell>

export const getSignIn = endpoint({
  path: '/wps/promotion/signIn',
  session: 'optional',
  output: v.pipe(
    v.object({
      today: Day,
      nextDayTime: Instant,
      timeZone: v.string(),
      turnoverTimes: v.number(),
      cells: list(Cell),
    }),
    v.transform(({ nextDayTime, ...wire }) => ({ ...wire, nextDayAt: nextDayTime })),
  ),
})
export type SignIn = v.InferOutput<(typeof getSignIn)['output']>

export const signIn = endpoint({
  method: 'POST',
  path: '/wps/promotion/signIn',
  deadline: 'money',
  idempotent: true,
  input: v.object({ day: Day }),
  output: v.object({ amount: Money }),
  stales: [getSignIn, listOwnStandings, listRewards, getWallet],
})
