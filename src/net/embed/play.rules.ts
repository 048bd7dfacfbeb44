import type { Launch } from '#api/games/launch.ts'
import type { Failure } from '#net/failure.ts'
import type { EmbedFailure, EmbedMessage } from './embed.messages.ts'

export type PlayFailure =
  | { readonly by: 'platform'; readonly failure: Failure }
  | { readonly by: 'address' }
  | { readonly by: 'embed'; readonly code: EmbedFailure }

export interface Play {
  readonly phase: 'launching' | 'opening' | 'playing' | 'failed'
  /** Each attempt launches again, because a ticket opens only one embed, once. */
  readonly attempt: number
  readonly launch: Launch | null
  readonly isTicketGiven: boolean
  readonly isSlow: boolean
  readonly isRoundOpen: boolean
  /** How many rounds were settled. */
  readonly rounds: number
  readonly openedAt: number | null
  readonly failure: PlayFailure | null
}

export type PlayEvent =
  | { readonly type: 'launched'; readonly launch: Launch }
  | { readonly type: 'failed'; readonly failure: PlayFailure }
  | { readonly type: 'slow' }
  | { readonly type: 'retry' }
  | { readonly type: 'message'; readonly message: EmbedMessage; readonly at: number }

const launching = (attempt: number): Play => ({
  phase: 'launching',
  attempt,
  launch: null,
  isTicketGiven: false,
  isSlow: false,
  isRoundOpen: false,
  rounds: 0,
  openedAt: null,
  failure: null,
})

export const initialPlay = launching(1)

const failed = (play: Play, failure: PlayFailure): Play => ({
  ...play,
  phase: 'failed',
  isSlow: false,
  isRoundOpen: false,
  failure,
})

export function nextPlay(play: Play, event: PlayEvent): Play {
  switch (event.type) {
    case 'launched':
      return play.phase === 'launching' ? { ...play, phase: 'opening', launch: event.launch } : play
    case 'failed':
      return failed(play, event.failure)
    case 'slow':
      return isWaiting(play) ? { ...play, isSlow: true } : play
    case 'retry':
      return launching(play.attempt + 1)
    case 'message':
      return play.phase === 'failed' ? play : afterMessage(play, event.message, event.at)
  }
}

function afterMessage(play: Play, message: EmbedMessage, at: number): Play {
  switch (message.type) {
    case 'mela:ready':
      // A reloaded embed would need the ticket a second time.
      return play.isTicketGiven
        ? failed(play, { by: 'embed', code: 'ticket_expired' })
        : { ...play, isTicketGiven: true }
    case 'mela:opened':
      return { ...play, phase: 'playing', isSlow: false, openedAt: play.openedAt ?? at }
    case 'mela:round':
      return {
        ...play,
        isRoundOpen: message.open,
        rounds: play.rounds + (play.isRoundOpen && !message.open ? 1 : 0),
      }
    case 'mela:failed':
      return failed(play, { by: 'embed', code: message.code })
    case 'mela:balance':
    case 'mela:deposit':
    case 'mela:exit':
      return play
  }
}

export const isWaiting = ({ phase }: Play) => phase === 'launching' || phase === 'opening'
