import { Field } from '../../../ui/form/Field.tsx'

interface Props {
  readonly label: string
  readonly all: string
  readonly value: string | undefined
  readonly choices: readonly { readonly key: string; readonly name: string }[]
  readonly onChoose: (key: string) => void
}

/** Lists the current value even when it is not among the choices. */
export function Select({ label, all, value = '', choices, onChoose }: Props) {
  const isKnown = value === '' || choices.some(({ key }) => key === value)
  return (
    <Field
      label={label}
      control={(tied) => (
        <select {...tied} value={value} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{all}</option>
          {!isKnown && <option value={value}>{value}</option>}
          {choices.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    />
  )
}
