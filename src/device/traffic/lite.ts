import { atom } from 'jotai'
import { isLiteAtom } from './connection.ts'
import { type Connection, isLiteFor, liteKey } from './lite.rules.ts'
import { phoneStorage } from '#device/storage/storage.ts'

export type LiteChoice = 'auto' | 'on' | 'off'

const stored = (): LiteChoice => {
  const choice = phoneStorage.read(liteKey)
  return choice === 'on' || choice === 'off' ? choice : 'auto'
}

const chosenAtom = atom<LiteChoice>(stored())

const link = (): Connection =>
  'connection' in navigator && typeof navigator.connection === 'object' && navigator.connection
    ? navigator.connection
    : {}

export const isLinkDear = () => isLiteFor(null, link())

export const liteChoiceAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, choice: LiteChoice) => {
    const stored = choice === 'auto' ? null : choice
    phoneStorage.write(liteKey, stored)
    set(chosenAtom, choice)
    const isLite = isLiteFor(stored, link())
    const { dataset } = document.documentElement
    if (isLite) dataset['lite'] = 'on'
    else delete dataset['lite']
    set(isLiteAtom, isLite)
  },
)
