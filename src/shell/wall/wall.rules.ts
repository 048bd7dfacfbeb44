import { type PagePath, spelled } from '../routes.rules.ts'

const account: readonly PagePath[] = ['/m/vouchercenter', '/m/withdraw', '/m/changepsw']
const needsAccount: ReadonlySet<string> = new Set(account)
const needsInbox: PagePath = '/m/webemail'

/** What a trial player meets on the way to a path: the offer of an account, a word, or nothing (section 6). */
export function wallBefore(pathname: string): 'sheet' | 'toast' | null {
  const path = spelled(pathname)
  if (needsAccount.has(path)) return 'sheet'
  return path === needsInbox ? 'toast' : null
}
