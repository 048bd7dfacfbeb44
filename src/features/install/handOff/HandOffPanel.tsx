import { Trans } from '@lingui/react/macro'
import { isNativeWrapper, isStandalone } from '../../../device/display.ts'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { HandOffCode } from './HandOffCode.tsx'

export const HandOffPanel = () =>
  !isStandalone() &&
  !isNativeWrapper() && (
    <Panel title={<Trans>Already on your home screen?</Trans>}>
      <HandOffCode />
    </Panel>
  )
