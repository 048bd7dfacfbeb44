import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { useOpenSearch } from './useOpenSearch.ts'

/** The header's way to the search, on pages whose own list has none. */
export function SearchAction() {
  const { t } = useLingui()
  return (
    <IconButton icon="search" label={t`Search`} aria-haspopup="dialog" onClick={useOpenSearch()} />
  )
}
