import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import css from './HandOff.module.css'
import { HandOffCode } from './HandOffCode.tsx'

/** The code for the installed app behind a row of a panel; it is gone when the sheet is closed. */
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
