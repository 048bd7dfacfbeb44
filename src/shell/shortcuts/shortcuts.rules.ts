import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AppPath } from '#shell/route/staticData.ts'

type Act = 'search' | 'list' | AppPath

interface Shortcut {
  readonly keys: readonly string[]
  readonly text: MessageDescriptor
  /** Missing where the browser itself handles the keys. */
  readonly act?: Act
}

export const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], text: msg`Search games`, act: 'search' },
  { keys: ['g', 'h'], text: msg`Go to home`, act: '/m/home' },
  { keys: ['g', 'l'], text: msg`Go to the lobby`, act: '/m/gameCenter' },
  { keys: ['g', 'p'], text: msg`Go to promotions`, act: '/m/activity' },
  { keys: ['g', 'd'], text: msg`Go to deposit`, act: '/m/voucherCenter' },
  { keys: ['g', 'm'], text: msg`Go to messages`, act: '/m/message' },
  { keys: ['Esc'], text: msg`Close the open dialog, or leave a game` },
  { keys: ['?'], text: msg`Show this list`, act: 'list' },
]

/** Milliseconds between the keys of one shortcut. */
const pause = 1500

interface Pressed {
  readonly key: string
  /** Milliseconds. */
  readonly at: number
}

/** The action of a key, given the key pressed before it; null if there is none. */
export function actOf({ key, at }: Pressed, before: Pressed | null): Act | null {
  const isSecond = before !== null && at - before.at <= pause
  const inTwo = isSecond ? actFor([before.key, key]) : null
  return inTwo ?? actFor([key])
}

const actFor = (pressed: readonly string[]) =>
  shortcuts.find(
    ({ keys }) =>
      keys.length === pressed.length && keys.every((key, place) => key === pressed[place]),
  )?.act ?? null
