import { atom, useAtom } from 'jotai'
import { SearchCell } from '#features/games/catalogue/CategoryBar.tsx'
import type { Filtering } from '#features/games/filter/useFilter.ts'

const isOpenedAtom = atom(false)

/** Open if the player has opened it, or if a name filters the list. */
export function useNameSearch({ filter, choose }: Filtering) {
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
