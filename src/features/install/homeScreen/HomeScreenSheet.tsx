import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { Button } from '#ui/button/Button.tsx'
import { type Openable, Sheet } from '#ui/overlay/Sheet.tsx'
import { HomeScreenSteps } from './HomeScreenSteps.tsx'
import { addToHomeScreenIntent, sheetAtom } from './homeScreen.atoms.ts'
import { isPromptSheet, isInApp } from './sheets.rules.ts'

interface Props extends Openable {
  /** For "Add" and "Got it"; otherwise `onClose`. */
  readonly onDone?: () => void
}

export function HomeScreenSheet({ open, onClose, onDone = onClose }: Props) {
  const { t } = useLingui()
  const sheet = useAtomValue(sheetAtom)
  const add = useSetAtom(addToHomeScreenIntent)
  const isByBrowser = isPromptSheet(sheet)
  const isElsewhere = isInApp(sheet)
  const finish = () => {
    onDone()
    if (isByBrowser) void add()
  }
  const footer = (
    <Button kind={isElsewhere ? 'ghost' : 'primary'} onClick={finish} data-autofocus>
      {isByBrowser ? <Trans>Add</Trans> : <Trans>Got it</Trans>}
    </Button>
  )
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={isElsewhere ? t`Open in your browser` : t`Add to home screen`}
      footer={footer}
    >
      <HomeScreenSteps />
    </Sheet>
  )
}
