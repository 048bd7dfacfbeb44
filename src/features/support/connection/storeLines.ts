import { atom } from 'jotai'
import { phoneStorage } from '#device/storage/storage.ts'
import { siteAtom } from '#features/merchant/merchant.atoms.ts'

export const linesKey = 'lines'

export const answeredLinesAtom = atom((get) => {
  const site = get(siteAtom).value
  if (!site) return null
  const test = site.resources.find(({ type }) => type === 'SpeedTest')
  return { lines: site.lines, speedTest: test?.url ?? '' }
})

/** Stores the latest lines, because a player who needs another one cannot request it. */
export const storeLinesIntent = atom(null, (get) => {
  const lines = get(answeredLinesAtom)
  if (lines) phoneStorage.write(linesKey, JSON.stringify(lines))
})
