import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { CategoryVendors } from '#api/games/vendors.ts'
import { Chips } from '#ui/form/Chips.tsx'
import { listNames } from '#features/games/catalogue/category.text.ts'
import type { Filter } from '#features/games/filter/filter.rules.ts'

interface Props {
  readonly entries: readonly CategoryVendors[]
  readonly value: Filter['list']
}

export function CategoryChips({ entries, value }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const lists = ['ALL' as const, ...entries.map(({ category }) => category)]
  const choose = (list: Filter['list']) =>
    void navigate({
      to: '/m/providers',
      search: (before) => ({ ...before, gameCategory: list === 'ALL' ? undefined : list }),
      replace: true,
    })
  return (
    <Chips
      label={t`Game categories`}
      choices={lists.map((key) => ({ key, label: t(listNames[key]) }))}
      value={value}
      onChoose={choose}
    />
  )
}
