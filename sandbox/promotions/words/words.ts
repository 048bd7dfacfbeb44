export type Both = readonly [english: string, bengali: string]

export interface Words {
  readonly title: Both
  readonly summary: Both
  /** HTML. */
  readonly rules: Both
}
