import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { Category } from '#api/games/category.ts'
import { betStatuses } from '#api/money/records.ts'
import { Name } from '#i18n/foreign/Name.tsx'
import { categoryNames } from '#i18n/text/categoryText.ts'
import { Chips } from '#ui/form/Chips.tsx'
import { Picker } from '#ui/overlay/Picker.tsx'
import { vendorTypesAtom } from '#features/merchant/merchant.atoms.ts'
import css from '#features/records/period/Filters.module.css'
import type { RecordSearch } from '#features/records/records.search.ts'
import { betStatusNames } from '#features/records/records.text.ts'
import { categoryChoices, vendorChoices, vendorWithin } from './choices.rules.ts'

interface Props {
  readonly search: RecordSearch
  readonly onChange: (change: RecordSearch) => void
}

const statuses = ['all', ...betStatuses] as const

export function BetFilters({ search, onChange }: Props) {
  const { t } = useLingui()
  const types = useAtomValue(vendorTypesAtom).value?.categories ?? []
  const { category, vendor } = search
  const chooseCategory = (wanted: string) => {
    const chosen = v.is(Category, wanted) ? wanted : undefined
    onChange({ category: chosen, vendor: vendorWithin(types, chosen, vendor) })
  }
  return (
    <>
      <div className={css.chips}>
        <Chips<(typeof statuses)[number]>
          label={t`Status`}
          value={search.status ?? 'all'}
          onChoose={(status) => onChange({ status: status === 'all' ? undefined : status })}
          choices={statuses.map((key) => ({
            key,
            label: key === 'all' ? t`All bets` : t(betStatusNames[key]),
          }))}
        />
      </div>
      <div className={css.selects}>
        <Select
          label={t`Category`}
          all={t`All categories`}
          value={category}
          onChoose={chooseCategory}
          choices={categoryChoices(types).map((key) => ({ key, name: t(categoryNames[key]) }))}
        />
        <Select
          label={t`Provider`}
          all={t`All providers`}
          value={vendor}
          onChoose={(code) => onChange({ vendor: code || undefined })}
          choices={vendorChoices(types, category).map(({ code, name }) => ({ key: code, name }))}
        />
      </div>
    </>
  )
}

interface SelectProps {
  readonly label: string
  readonly all: string
  readonly value: string | undefined
  readonly choices: readonly { readonly key: string; readonly name: string }[]
  readonly onChoose: (key: string) => void
}

/** Lists the current value even when it is not among the choices. */
function Select({ label, all, value = '', choices, onChoose }: SelectProps) {
  const isKnown = value === '' || choices.some(({ key }) => key === value)
  const unknown = isKnown ? [] : [{ key: value, name: value }]
  return (
    <Picker
      label={label}
      value={value}
      onChoose={onChoose}
      options={[{ key: '', name: all }, ...unknown, ...choices].map(({ key, name }) => ({
        key,
        name: <Name>{name}</Name>,
      }))}
    />
  )
}
