import type { ContentfulStatusCode } from 'hono/utils/http-status'

const statuses = {
  input_invalid: 400,
  stake_invalid: 400,
  choice_invalid: 400,
  ticket_invalid: 401,
  ticket_expired: 401,
  session_expired: 401,
  insufficient_funds: 409,
  draw_closed: 409,
  round_mismatch: 422,
  cooling_off: 403,
  self_excluded: 403,
  limit_session: 403,
  limit_loss: 403,
  limit_wager: 403,
} as const satisfies Record<string, ContentfulStatusCode>

type RefusalCode = keyof typeof statuses

/** A refusal whose code the client turns into a sentence. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: RefusalCode
  readonly status: ContentfulStatusCode

  constructor(code: RefusalCode) {
    super(code)
    this.code = code
    this.status = statuses[code]
  }
}
