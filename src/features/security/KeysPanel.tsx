import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { buttonClass } from '../../ui/buttonClass.ts'
import type { IconName } from '../../ui/icons.ts'
import css from './SecurityRow.module.css'

interface Props {
  /** The bound phone number, masked; null when there is none. */
  readonly mobile: string | null
  /** Rows of other features, such as the payment password. */
  readonly more?: ReactNode
}

/** What opens the account. */
export const KeysPanel = ({ mobile, more }: Props) => (
  <Panel title={<Trans>Keys to your account</Trans>} flush>
    <ul>
      <KeyRow
        icon="lock"
        name={<Trans>Password</Trans>}
        fact={<Trans>Changing it logs out your other devices.</Trans>}
        action={
          <Link to="/m/changePsw" className={buttonClass('ghost', 'small')}>
            <Trans>Change</Trans>
          </Link>
        }
      />
      {more}
      <KeyRow
        icon="phone"
        name={<Trans>Mobile number</Trans>}
        fact={mobile ?? <Trans>No number is bound. Customer service can bind one.</Trans>}
      />
    </ul>
  </Panel>
)

interface RowProps {
  readonly icon: IconName
  readonly name: ReactNode
  readonly fact: ReactNode
  readonly action?: ReactNode
}

const KeyRow = ({ icon, name, fact, action }: RowProps) => (
  <li className={css.row}>
    <Icon name={icon} />
    <div className={css.words}>
      <p className={css.name}>{name}</p>
      <p className={css.facts}>{fact}</p>
    </div>
    {action}
  </li>
)
