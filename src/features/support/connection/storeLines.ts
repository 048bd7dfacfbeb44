import { atom } from 'jotai'
import { lasting } from '../../../device/storage/storage.ts'
import { siteAtom } from '../../merchant/merchant.atoms.ts'

export const linesKey = 'lines'

/** What the platform says in this visit of the site's other addresses. */
export const answeredLinesAtom = atom((get) => {
  const site = get(siteAtom).value
  if (!site) return null
  const test = site.resources.find(({ type }) => type === 'SpeedTest')
  return { lines: site.lines, speedTest: test?.url ?? '' }
})

/** Leaves the newest lines on the device: whoever needs another one cannot ask for it. */
export const storeLinesIntent = atom(null, (get) => {
  const lines = get(answeredLinesAtom)
  if (lines) lasting.write(linesKey, JSON.stringify(lines))
})
