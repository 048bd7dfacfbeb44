import { type Act, type Role, may } from '../../api/roles.ts'
import { type PagePath, spelled } from '../route/routes.rules.ts'

const money: readonly PagePath[] = [
  '/m/vouchercenter',
  '/m/withdraw',
  '/m/changepsw',
  '/m/gamerecord',
  '/m/rewardcenter',
  '/m/member/benefits',
  '/m/member/security',
  '/m/member/limits',
]
const mail: readonly PagePath[] = ['/m/webemail']

const needs = new Map<string, Act>([
  ...money.map((path) => [path, 'money'] as const),
  ...mail.map((path) => [path, 'mail'] as const),
])

/** What a player meets on the way to a path: the offer of an actual account, a word, or nothing (section 6). */
export function wallBefore(pathname: string, role: Role): 'sheet' | 'toast' | null {
  const act = needs.get(spelled(pathname))
  if (!act || role === 'guest' || may(role, act)) return null
  return act === 'money' ? 'sheet' : 'toast'
}
