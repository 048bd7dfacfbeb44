import { Icon } from '#ui/icon/Icon.tsx'
import { Field } from './Field.tsx'
import css from './SheetSearch.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onEnter: () => void
}

/** Searches a long list in a sheet, above which it stays visible. Enter does not submit a form around the sheet. */
export const SheetSearch = ({ label, value, onChange, onEnter }: Props) => (
  <div className={css.search}>
    <Field
      label={label}
      type="search"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        onEnter()
      }}
      autoComplete="off"
      enterKeyHint="done"
      prefix={<Icon name="search" size="small" />}
    />
  </div>
)
