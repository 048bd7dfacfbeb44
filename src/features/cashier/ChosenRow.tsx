import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/Button.tsx'
import css from './ChosenRow.module.css'

interface Props {
  readonly onChange: () => void
  readonly children: ReactNode
}

/** The choice made in an earlier step. */
export const ChosenRow = ({ onChange, children }: Props) => (
  <div className={css.chosen}>
    {children}
    <Button kind="quiet" size="small" onClick={onChange}>
      <Trans comment="Verb on a short button.">Change</Trans>
    </Button>
  </div>
)
