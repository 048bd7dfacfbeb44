export interface Line {
  readonly id: number
  readonly by: 'player' | 'house'
  readonly text: string
  readonly at: number
}

export interface ChatState {
  /** What was said after the line that the chat has last seen. */
  readonly lines: readonly Line[]
  readonly isTyping: boolean
}

export interface ChatOpened extends ChatState {
  readonly session: string
}
