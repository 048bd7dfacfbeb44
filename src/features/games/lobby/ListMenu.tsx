import { useLingui } from '@lingui/react/macro'
import { useAtomValue, atom, useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { Chips } from '#ui/form/Chips.tsx'
import { isLottery } from '#features/games/catalogue/catalogue.rules.ts'
import { catalogueAtom } from '#features/games/catalogue/games.atoms.ts'
import { FilterButton } from '#features/games/filter/panel/FilterButton.tsx'
import { ClassDropdown, VendorDropdown } from '#features/games/filter/panel/ListDropdowns.tsx'
import { Chosen } from '#features/games/filter/Chosen.tsx'
import css from './ListMenu.module.css'
import layout from './ListMenuLayout.module.css'
import { NameField } from '#features/games/filter/NameField.tsx'
import { classText } from '#features/games/filter/class.text.ts'
import { classKeysOf } from '#features/games/filter/filter.rules.ts'
import type { Filtering } from '#features/games/filter/useFilter.ts'
import { SearchCell } from '#features/games/catalogue/CategoryBar.tsx'

/**
 * The classes of a list, its name search and its filters. It stays in view; wide screens have dropdowns
 * instead.
 */
export function ListMenu(filtering: Filtering) {
  const { filter, choose } = filtering
  const { isOpen, isOpened, setOpened, close } = useNameSearch(filtering)
  useEffect(() => () => setOpened(false), [setOpened])
  const search = (name: string) => {
    if (name !== filter.name) choose({ kind: 'name', name })
    setOpened(true)
  }
  return (
    <div className={css.menu}>
      {!isLottery(filter.list) && <ClassMenu {...filtering} onClass={() => setOpened(false)} />}
      {isOpen && (
        <NameField name={filter.name} onSearch={search} onClose={close} isFresh={isOpened} />
      )}
      <Chosen {...filtering} />
    </div>
  )
}

interface ClassMenuProps extends Filtering {
  readonly onClass: () => void
}

function ClassMenu({ onClass, ...filtering }: ClassMenuProps) {
  const { filter, choose } = filtering
  const chooseClass = (classify: string) => {
    onClass()
    choose({ kind: 'class', classify: classify === 'ALL' ? null : classify })
  }
  return (
    <div className={layout.row}>
      <Classes filter={filter} onChoose={chooseClass} />
      <div className={css.wide}>
        <ClassDropdown {...filtering} />
        {filter.classify !== 'NEW' && <VendorDropdown {...filtering} />}
      </div>
      <FilterButton {...filtering} />
    </div>
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
        label={t`Game types`}
        choices={keys.map((key) => ({ key, label: classText(key, t) }))}
        value={current}
        onChoose={onChoose}
      />
    </div>
  )
}

const isOpenedAtom = atom(false)

/** Open if the player has opened it, or if a name filters the list. */
function useNameSearch({ filter, choose }: Filtering) {
  const [isOpened, setOpened] = useAtom(isOpenedAtom)
  const isOpen = isOpened || filter.name !== ''
  const close = () => {
    if (filter.name !== '') choose({ kind: 'name', name: '' })
    setOpened(false)
  }
  return { isOpen, isOpened, setOpened, close }
}

/** In the lobby the search button opens and closes the list's own filter by name (section 2). */
export function NameSearchCell(filtering: Filtering) {
  const { isOpen, setOpened, close } = useNameSearch(filtering)
  return <SearchCell aria-expanded={isOpen} onClick={() => (isOpen ? close() : setOpened(true))} />
}
