import { prizes } from '../sheets/lottery.ts'
import type { LotteryOutcome } from '../wire.ts'
import type { Skin } from './skin.ts'

function matchedOf(ticket: string, drawn: string): number {
  for (let from = 0; from < 3; from++) if (ticket.slice(from) === drawn.slice(from)) return 3 - from
  return 0
}

export const lottery: Skin<string, null, LotteryOutcome> = {
  step: 1,
  terms: () => null,
  choose: (input) => (typeof input === 'string' && /^\d{3}$/.test(input) ? input : null),
  decide(draw, ticket) {
    const drawn = `${draw(10)}${draw(10)}${draw(10)}`
    const matched = matchedOf(ticket, drawn)
    return { hundredths: (prizes[matched] ?? 0) * 100, outcome: { drawn, matched } }
  },
}
