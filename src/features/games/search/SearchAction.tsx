import { useLingui } from '@lingui/react/macro'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { useOpenSearch } from './useOpenSearch.ts'

/** The header's search button, on pages whose list has no search of its own. */
export function SearchAction() {
  const { t } = useLingui()
  return (
    <IconButton icon="search" label={t`Search`} aria-haspopup="dialog" onClick={useOpenSearch()} />
  )
}
