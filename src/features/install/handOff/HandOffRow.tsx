import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#ui/icon/Icon.tsx'
import { ItemContent, flushItemClass } from '#ui/list/ListItem.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import css from './HandOff.module.css'
import { HandOffCode } from './HandOffCode.tsx'

/** Closing the sheet discards the code. */
export function HandOffRow() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={flushItemClass(css.row)} onClick={() => setOpen(true)}>
        <ItemContent icon={<Icon name="share" />} name={<Trans>Continue in the app</Trans>} />
      </button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t`Continue in the app`}>
        {isOpen && <HandOffCode />}
      </Sheet>
    </>
  )
}
