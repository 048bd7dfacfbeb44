/** Messages between a game's frame and the page around it, always with an exact target origin. */
export type FrameMessage =
  /** The frame has loaded and waits for its ticket. */
  | { readonly type: 'mela:ready' }
  /** The ticket was redeemed and the game is visible. */
  | { readonly type: 'mela:opened' }
  /** A stake is at risk between `open: true` and `open: false`: do not close the frame. */
  | {
      readonly type: 'mela:round'
      readonly open: boolean
      /** Of a round that ends: it paid more than was staked. */
      readonly netWin?: boolean
    }
  /** Money moved: reload the balance. */
  | { readonly type: 'mela:balance' }
  /** The game cannot go on. */
  | { readonly type: 'mela:failed'; readonly code: FailureCode }
  /** The player wants to deposit: the stake is more than the balance. */
  | { readonly type: 'mela:deposit' }
  /** The player pressed the game's own exit. */
  | { readonly type: 'mela:exit' }

/** Sent to the frame once, after `mela:ready`. */
export interface HostMessage {
  readonly type: 'mela:ticket'
  readonly ticket: string
  readonly language: string
  readonly theme: 'dark' | 'light'
  readonly digits: 'latin' | 'bengali'
  /** The first round of free play starts automatically, because the player opened it to play. */
  readonly begins?: boolean
}

/** Sent to the chat, whose ticket is in its address, after `mela:ready`. */
export interface SettingsMessage {
  readonly type: 'mela:settings'
  readonly digits: 'latin' | 'bengali'
}

export type FailureCode =
  'ticket_invalid' | 'ticket_expired' | 'session_expired' | 'game_unavailable' | 'network'
