export interface Line {
  readonly id: number
  readonly by: 'player' | 'house'
  readonly text: string
  readonly at: number
}

export interface ChatState {
  /** Only the lines that the client does not have yet. */
  readonly lines: readonly Line[]
  readonly isTyping: boolean
}

export interface ChatOpened extends ChatState {
  readonly session: string
}
