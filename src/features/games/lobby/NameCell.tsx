import { SearchCell } from '../CategoryBar.tsx'
import type { Filtering } from './filter/useFilter.ts'
import { useNaming } from './useNaming.ts'

/** In the lobby the search opens and closes the list's own filter by name (section 2). */
export function NameCell(filtering: Filtering) {
  const { isOpen, setOpened, close } = useNaming(filtering)
  return <SearchCell aria-expanded={isOpen} onClick={() => (isOpen ? close() : setOpened(true))} />
}
