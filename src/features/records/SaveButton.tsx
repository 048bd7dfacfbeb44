import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'

interface Props {
  readonly busy?: boolean
  readonly onSave: () => void
}

export const SaveButton = ({ busy = false, onSave }: Props) => (
  <Button
    kind="ghost"
    size="small"
    busy={busy}
    icon={<Icon name="download" size="small" />}
    onClick={onSave}
  >
    <Trans>Save as CSV</Trans>
  </Button>
)
