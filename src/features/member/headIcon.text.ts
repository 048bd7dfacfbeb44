import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HeadIcon } from '../../api/account/memberData.ts'

export const headIconNames: Readonly<Record<HeadIcon, MessageDescriptor>> = {
  rooster: msg`Rooster`,
  fish: msg`Fish`,
  marigold: msg`Marigold`,
  lantern: msg`Lantern`,
  diya: msg`Oil lamp`,
  pot: msg`Clay pot`,
  feather: msg`Peacock feather`,
  wheel: msg`Wheel`,
  rocket: msg`Rocket`,
  football: msg`Football`,
  cricket: msg`Cricket`,
  gamepad: msg`Gamepad`,
  gem: msg`Gem`,
  dice: msg`Dice`,
  stage: msg`Stage`,
  balls: msg`Lottery balls`,
}
