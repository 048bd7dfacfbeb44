import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/button/IconButton.tsx'
import { useMediaQuery, widestScreen } from '#ui/useMediaQuery.ts'
import { useOpenSearch } from '#features/games/overlay/useOverlays.ts'

/** The header's search button, where the header has no field, on pages whose list has no search of its own. */
export function SearchAction() {
  const { t } = useLingui()
  const open = useOpenSearch()
  if (useMediaQuery(widestScreen)) return null
  return <IconButton icon="search" label={t`Search`} aria-haspopup="dialog" onClick={open} />
}
