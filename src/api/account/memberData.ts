import * as v from 'valibot'
import { endpoint } from '#api/endpoint.ts'

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

/** The picture that the player has chosen, or none. */
export const getHeadIcon = endpoint({
  path: '/wps/member/headIcon',
  output: v.pipe(
    v.object({ headIcon: v.optional(v.string(), '') }),
    v.transform((wire) => headIcons.find((icon) => icon === wire.headIcon) ?? null),
  ),
})

/** Chooses the player's picture among those of the app. */
export const setHeadIcon = endpoint({
  method: 'POST',
  path: '/wps/member/headIcon',
  form: true,
  input: v.object({ headIcon: v.picklist(headIcons) }),
  stales: [getHeadIcon],
})

/** Everything stored about the player except credentials, as a file to keep. */
export const getOwnData = endpoint({
  path: '/wps/member/data',
  deadline: 'form',
  output: v.record(v.string(), v.unknown()),
})
