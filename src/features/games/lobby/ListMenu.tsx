import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Chips } from '../../../ui/Chips.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { isLottery } from '../catalogue.rules.ts'
import { catalogueAtom } from '../games.atoms.ts'
import { FilterButton } from '../panel/FilterButton.tsx'
import { ClassDropdown } from '../panel/ClassDropdown.tsx'
import { VendorDropdown } from '../panel/VendorDropdown.tsx'
import { Chosen } from './Chosen.tsx'
import css from './ListMenu.module.css'
import frame from './ListMenuFrame.module.css'
import { NameField } from './NameField.tsx'
import { classText } from './class.text.ts'
import { classKeysOf } from './filter.rules.ts'
import type { Filtering } from './useFilter.ts'

/** The classes of a list, the search by name, and the way to its filters; it stays in view. On a wide screen they drop down. */
export function ListMenu(filtering: Filtering) {
  const { t } = useLingui()
  const { filter, choose } = filtering
  const [isOpen, setOpen] = useState(false)
  if (isLottery(filter.list)) return <LotteryMenu />
  const isSearching = isOpen || filter.name !== ''
  const chooseClass = (classify: string) => {
    setOpen(false)
    choose({ kind: 'class', classify: classify === 'ALL' ? null : classify })
  }
  const search = (name: string) => {
    if (name !== filter.name) choose({ kind: 'name', name })
    setOpen(true)
  }
  const close = () => {
    if (filter.name !== '') choose({ kind: 'name', name: '' })
    setOpen(false)
  }
  return (
    <div className={css.menu}>
      <div className={frame.row}>
        <Classes filter={filter} onChoose={chooseClass} />
        <div className={css.wide}>
          <ClassDropdown {...filtering} />
          {filter.classify !== 'NEW' && <VendorDropdown {...filtering} />}
        </div>
        <IconButton
          icon="search"
          label={t`Search this list`}
          className={css.narrow}
          aria-expanded={isSearching}
          onClick={() => (isSearching ? close() : setOpen(true))}
        />
        <FilterButton {...filtering} />
      </div>
      {isSearching && (
        <div className={css.narrow}>
          <NameField name={filter.name} onSearch={search} onClose={close} isFresh={isOpen} />
        </div>
      )}
      <Chosen {...filtering} />
    </div>
  )
}

/** Lotteries are not narrowed: in the place of filters stand the ways to what they draw. */
function LotteryMenu() {
  const { t } = useLingui()
  return (
    <nav className={`${frame.row} ${css.ways}`} aria-label={t`Lottery`}>
      <Link to="/m/lotteryHistory" className={buttonClass('ghost', 'small')}>
        <Trans>Results</Trans>
      </Link>
      <Link
        to="/m/lotteryHistory"
        search={{ tab: 'tickets' }}
        className={buttonClass('ghost', 'small')}
      >
        <Trans>My tickets</Trans>
      </Link>
    </nav>
  )
}

const scrollDelay = 500

interface ClassesProps {
  readonly filter: Filtering['filter']
  readonly onChoose: (classify: string) => void
}

function Classes({ filter, onChoose }: ClassesProps) {
  const { t } = useLingui()
  const row = useRef<HTMLDivElement>(null)
  const keys = classKeysOf(filter.list, useAtomValue(catalogueAtom) ?? [])
  const current = filter.classify ?? 'ALL'
  useEffect(() => {
    const timer = setTimeout(() => {
      const chip = row.current?.querySelector(':checked')?.parentElement
      chip?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' })
    }, scrollDelay)
    return () => clearTimeout(timer)
  }, [current])
  return (
    <div ref={row} className={`${css.classes} ${css.narrow}`}>
      <Chips
        label={t`Kinds of games`}
        choices={keys.map((key) => ({ key, label: classText(key, t) }))}
        value={current}
        onChoose={onChoose}
      />
    </div>
  )
}
