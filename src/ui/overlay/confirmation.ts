import { asking } from './asking.ts'

interface Question {
  readonly title: string
  readonly text?: string
  readonly confirm: string
  readonly cancel: string
  readonly kind?: 'primary' | 'danger'
}

export const { askedAtom: questionAtom, ask: confirm } = asking<Question, boolean>(false)
