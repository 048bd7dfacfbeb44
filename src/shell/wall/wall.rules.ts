import { ruleOf, routeRules } from '../routes.rules.ts'

const needsAccount = ['/m/vouchercenter', '/m/withdraw', '/m/changepsw'].map(
  (path) => routeRules[path],
)
const needsInbox = ['/m/webemail'].map((path) => routeRules[path])

/** What a trial player meets on the way to a path: the offer of an account, a word, or nothing (section 6). */
export function wallBefore(pathname: string): 'sheet' | 'toast' | null {
  const rule = ruleOf(pathname)
  if (rule === undefined) return null
  if (needsAccount.includes(rule)) return 'sheet'
  return needsInbox.includes(rule) ? 'toast' : null
}
