import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { HelpTopic } from '../../api/content/help.ts'
import { Shown } from '../../ui/layout/Shown.tsx'
import { helpAtom } from './help.atoms.ts'

interface Props {
  readonly skeleton: ReactNode
  readonly heading?: 'h1'
  readonly children: (topics: readonly HelpTopic[]) => ReactNode
}

export const HelpShown = (props: Props) => <Shown read={useAtomValue(helpAtom)} {...props} />
