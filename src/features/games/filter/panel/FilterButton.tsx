import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '#ui/button/IconButton.tsx'
import { optional } from '#ui/optional.ts'
import { useSticky } from '#ui/useSticky.ts'
import { choicesIn } from '#features/games/filter/filter.rules.ts'
import type { Filtering } from '#features/games/filter/useFilter.ts'
import css from './FilterButton.module.css'

const FilterSheet = optional(() => import('./FilterSheet.tsx'), 'FilterSheet')

export function FilterButton(filtering: Filtering) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useSticky(isOpen)
  const count = choicesIn(filtering.filter)
  return (
    <div className={css.place}>
      <IconButton
        icon="filter"
        label={count === 0 ? t`Filter` : t`Filter (${count})`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {count > 0 && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
      {wasOpened && <FilterSheet {...filtering} open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}
