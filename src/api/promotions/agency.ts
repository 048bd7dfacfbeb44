import * as v from 'valibot'
import { type About, endpoint } from '#api/endpoint.ts'
import { LoginPassword } from '#api/account/password.ts'
import { Id, Instant, Money, list } from '#api/wire.ts'
import { Percent } from './percent.ts'

/** @public */
export const about = {
  getAgentFigures: {
    says: "How many players the agent has, and by month how many of them staked, how much, and the agent's commission; of this month so far.",
    refused: { not_permitted: '(no agent, or a module is off)' },
  },
  listAgentLinks: {
    says: "The agent's registration links, newest first, and the highest rebate that a link may give, in percent of the turnover.",
    refused: { not_permitted: '(no agent, or a module is off)' },
  },
  createAgentLink: {
    says: 'Creates a link whose players belong to the agent; `days` until it expires, 0 for never.',
    refused: {
      not_permitted: '(no agent)',
      input_invalid: "{fields} where the rebate is above the agent's own",
    },
  },
  disableAgentLink: {
    says: 'Closes a link: players who have registered stay, nobody else can register.',
    refused: { not_found: '(unknown, or closed already)' },
  },
  openAccount: {
    says: 'Opens an account by hand, whose first login must change the password.',
    refused: {
      not_permitted: '',
      input_invalid: "{fields} where the rebate is above the agent's own",
      username_invalid: '',
      password_invalid: '',
      username_exists: '',
    },
  },
} satisfies Readonly<Record<string, About>>

export const accountTypes = ['player', 'agent'] as const
export type AccountType = (typeof accountTypes)[number]

/** Days until a link expires; 0 means never. */
export const linkDays = [0, 7, 30, 90] as const
export type LinkDays = (typeof linkDays)[number]

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const Month = v.object({ activePlayers: Count, turnover: Money, commission: Money })
export type AgentMonth = v.InferOutput<typeof Month>

export const getAgentFigures = endpoint({
  path: '/wps/agent/figures',
  output: v.object({ players: Count, thisMonth: Month, lastMonth: Month }),
})
export type AgentFigures = v.InferOutput<(typeof getAgentFigures)['output']>

const AgentLink = v.pipe(
  v.object({
    linkId: Id,
    code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{4,16}$/)),
    accountType: v.picklist([0, 1]),
    rebate: Percent,
    createTime: Instant,
    expireTime: v.optional(Instant),
    registered: Count,
    status: v.picklist(['open', 'expired', 'disabled']),
  }),
  v.transform(({ linkId, accountType, createTime, expireTime, ...wire }) => ({
    ...wire,
    id: linkId,
    type: accountType === 1 ? ('agent' as const) : ('player' as const),
    at: createTime,
    until: expireTime ?? null,
  })),
)
export type AgentLink = v.InferOutput<typeof AgentLink>

export const listAgentLinks = endpoint({
  path: '/wps/agent/link',
  output: v.object({ maxRebate: Percent, links: list(AgentLink) }),
})

interface Terms {
  readonly type: AccountType
  /** Percent, at most the agent's own. */
  readonly rebate: number
}

const wireTerms = ({ type, rebate }: Terms) => ({
  accountType: type === 'agent' ? (1 as const) : (0 as const),
  rebate: rebate.toFixed(2),
})
const WireTerms = { accountType: v.picklist([0, 1]), rebate: Percent }

export const createAgentLink = endpoint({
  method: 'PUT',
  path: '/wps/agent/link',
  idempotent: true,
  input: v.object({ ...WireTerms, days: v.picklist(linkDays) }),
  output: AgentLink,
  encode: ({ days, ...terms }: Terms & { readonly days: LinkDays }) => ({
    ...wireTerms(terms),
    days,
  }),
  stales: [listAgentLinks],
})

export const disableAgentLink = endpoint({
  method: 'DELETE',
  path: '/wps/agent/link',
  input: v.object({ linkId: Id }),
  encode: ({ id }: { readonly id: string }) => ({ linkId: id }),
  stales: [listAgentLinks],
})

interface NewAccount extends Terms {
  readonly username: string
  readonly password: string
}

export const openAccount = endpoint({
  method: 'PUT',
  path: '/wps/agent/account',
  sealed: true,
  idempotent: true,
  input: v.object({
    ...WireTerms,
    username: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
    password: LoginPassword,
  }),
  output: v.object({ userName: v.string() }),
  encode: ({ username, password, ...terms }: NewAccount) => ({
    ...wireTerms(terms),
    username,
    password,
  }),
})
