import { Trans } from '@lingui/react/macro'
import { isNativeWrapper, isStandalone } from '../../../device/display.ts'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { HandOffCode } from './HandOffCode.tsx'

/** Beside the ways to the app, for whoever has it already; in the app itself there is nothing to hand over. */
export const HandOffPanel = () =>
  !isStandalone() &&
  !isNativeWrapper() && (
    <Panel title={<Trans>Already on your home screen?</Trans>}>
      <HandOffCode />
    </Panel>
  )
