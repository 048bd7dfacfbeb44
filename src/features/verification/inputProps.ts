/** What a form passes to each of its fields. */
export interface InputProps {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

export interface AskedProps extends InputProps {
  /** Validates the number or address first; returns whether to send a code. */
  readonly onAsk: () => boolean
}
