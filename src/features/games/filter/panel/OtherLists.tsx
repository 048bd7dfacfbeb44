import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Link } from '../../../../ui/Link.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { listIcons, listNames } from '../../category.text.ts'
import { catalogueAtom } from '../../games.atoms.ts'
import type { Filter } from '../filter.rules.ts'
import { otherLists } from '../vendors.rules.ts'
import css from './FilterSheet.module.css'

interface Props {
  readonly list: Filter['list']
  readonly onLeave: () => void
}

export function OtherLists({ list, onLeave }: Props) {
  const { t } = useLingui()
  const others = otherLists(list, useAtomValue(catalogueAtom) ?? [])
  return (
    <nav aria-label={t`Other games`}>
      <h3 className={css.title}>
        <Trans>Other games</Trans>
      </h3>
      <ul className={css.others}>
        {others.map((category) => (
          <li key={category}>
            <Link
              {...(category === 'LOTT'
                ? { to: '/m/lottery' }
                : { to: '/m/gameList', search: { gameType: category } })}
              className={css.other}
              onClick={onLeave}
            >
              <Icon name={listIcons[category]} size="small" />
              {t(listNames[category])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
