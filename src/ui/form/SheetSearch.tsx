import { Icon } from '#ui/icon/Icon.tsx'
import { Field } from './Field.tsx'
import css from './SheetSearch.module.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onEnter: () => void
}

/** Finds in a long list of a sheet, above which it stays. Enter does not submit a form that the sheet is inside. */
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
