import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { KeyRow } from '../KeyRow.tsx'
import { type EmailCodeSlot, EmailSheet } from './EmailSheet.tsx'

interface Props {
  /** Masked; null when none is bound. */
  readonly email: string | null
  readonly CodeField: EmailCodeSlot
}

export function EmailRow({ email, CodeField }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <KeyRow
      icon="mail"
      name={<Trans>E-mail</Trans>}
      fact={email ?? <Trans>No e-mail address yet.</Trans>}
      action={
        <>
          <Button kind="ghost" size="small" onClick={() => setOpen(true)}>
            {email === null ? <Trans>Add</Trans> : <Trans>Change</Trans>}
          </Button>
          <EmailSheet
            open={isOpen}
            isChange={email !== null}
            CodeField={CodeField}
            onClose={() => setOpen(false)}
          />
        </>
      }
    />
  )
}
