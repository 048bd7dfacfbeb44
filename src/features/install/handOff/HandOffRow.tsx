import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import css from './HandOff.module.css'
import { HandOffCode } from './HandOffCode.tsx'

/** Closing the sheet discards the code. */
export function HandOffRow() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.row} onClick={() => setOpen(true)}>
        <Icon name="share" />
        <span className={css.label}>
          <Trans>Continue in the app</Trans>
        </span>
        <Icon name="chevron-right" size="small" />
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t`Continue in the app`}
        closeLabel={t`Close`}
      >
        {isOpen && <HandOffCode />}
      </Sheet>
    </>
  )
}
