/** Messages from an embedded game to the page around it, always with an exact target origin. */
export type EmbedMessage =
  /** The game has loaded and waits for its ticket. */
  | { readonly type: 'mela:ready' }
  /** The ticket was redeemed and the game is visible. */
  | { readonly type: 'mela:opened' }
  /** A stake is at risk between `open: true` and `open: false`: do not close the embed. */
  | {
      readonly type: 'mela:round'
      readonly open: boolean
      /** When a round ends: whether it paid more than was staked. */
      readonly netWin?: boolean
    }
  /** Money was moved: reload the balance. */
  | { readonly type: 'mela:balance' }
  /** The game cannot continue. */
  | { readonly type: 'mela:failed'; readonly code: FailureCode }
  /** The player wants to deposit, because the stake exceeds the balance. */
  | { readonly type: 'mela:deposit' }
  /** The player pressed the game's own exit. */
  | { readonly type: 'mela:exit' }

/** Sent to the game once, after `mela:ready`. */
export interface TicketMessage {
  readonly type: 'mela:ticket'
  readonly ticket: string
  readonly language: string
  /** Of the page around the frame; the sandbox's games have no language from the right. */
  readonly direction?: 'ltr' | 'rtl'
  readonly theme: 'dark' | 'light'
  readonly digits: 'latin' | 'bengali'
  /**
   * Starts the first round of free play automatically, because the player opened the game to play.
   */
  readonly begins?: boolean
}

/** Sent to the chat after `mela:ready`; its ticket is in its address. */
export interface SettingsMessage {
  readonly type: 'mela:settings'
  readonly digits: 'latin' | 'bengali'
}

export type FailureCode =
  | 'ticket_invalid'
  | 'ticket_expired'
  | 'session_expired'
  | 'game_unavailable'
  | 'network'
