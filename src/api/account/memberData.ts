import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'

/** @public */
export const about = {
  getHeadIcon: {
    says: 'The picture that the player has chosen, or none.',
  },
  setHeadIcon: {
    says: "Chooses the player's picture among those of the app.",
  },
  getOwnData: {
    says: 'Everything stored about the player except credentials, as a file to keep.',
  },
} satisfies Readonly<Record<string, About>>

export const headIcons = [
  'rooster',
  'fish',
  'marigold',
  'lantern',
  'diya',
  'pot',
  'feather',
  'wheel',
  'rocket',
  'football',
  'cricket',
  'gamepad',
  'gem',
  'dice',
  'stage',
  'balls',
] as const
export type HeadIcon = (typeof headIcons)[number]

export const getHeadIcon = endpoint({
  path: '/wps/member/headIcon',
  output: v.pipe(
    v.object({ headIcon: v.optional(v.string(), '') }),
    v.transform((wire) => headIcons.find((icon) => icon === wire.headIcon) ?? null),
  ),
})

export const setHeadIcon = endpoint({
  method: 'POST',
  path: '/wps/member/headIcon',
  form: true,
  input: v.object({ headIcon: v.picklist(headIcons) }),
  stales: [getHeadIcon],
})

export const getOwnData = endpoint({
  path: '/wps/member/data',
  deadline: 'form',
  output: v.record(v.string(), v.unknown()),
})
