import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link } from '#ui/Link.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { ItemContent, flushItemClass } from '#ui/list/ListItem.tsx'
import { waitingContractsAtom } from './waiting.atoms.ts'
import css from './WaitingContracts.module.css'
import { contractNames, contractPaths } from './contract.text.ts'

export function WaitingContracts() {
  const { t } = useLingui()
  const waiting = useAtomValue(waitingContractsAtom)
  if (waiting.length === 0) return null
  return (
    <Panel title={<Trans>Contracts waiting for you</Trans>} flush>
      <ul>
        {waiting.map((kind) => (
          <li key={kind}>
            <Link to={contractPaths[kind]} className={flushItemClass(css.link)}>
              <ItemContent icon={<Icon name="bell" />} name={t(contractNames[kind])} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
