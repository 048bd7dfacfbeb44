import { LetterMark } from '../../../ui/icon/LetterMark.tsx'
import { monogramOf } from './marks.rules.ts'

interface Props {
  readonly name: string
  readonly colour: number | undefined
}

export const Mark = ({ name, colour = 0 }: Props) => (
  <LetterMark letters={monogramOf(name)} colour={colour} />
)
