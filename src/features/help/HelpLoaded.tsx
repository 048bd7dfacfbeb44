import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { HelpTopic } from '#api/content/help.ts'
import { Loaded } from '#ui/layout/Loaded.tsx'
import { helpAtom } from './help.atoms.ts'

interface Props {
  readonly skeleton: ReactNode
  readonly heading?: 'h1'
  readonly children: (topics: readonly HelpTopic[]) => ReactNode
}

export const HelpLoaded = (props: Props) => <Loaded read={useAtomValue(helpAtom)} {...props} />
