import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { IconButton } from '#ui/button/Button.tsx'
import { choicesIn } from '#features/games/filter/filter.rules.ts'
import type { Filtering } from '#features/games/filter/useFilter.ts'
import css from './FilterButton.module.css'
import { FilterSheet } from './FilterSheet.tsx'

export function FilterButton(filtering: Filtering) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
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
      <FilterSheet {...filtering} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  )
}
