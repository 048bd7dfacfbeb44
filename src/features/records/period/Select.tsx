import { Field } from '../../../ui/form/Field.tsx'

interface Props {
  readonly label: string
  /** What the choice of none is called. */
  readonly all: string
  readonly value: string | undefined
  readonly choices: readonly { readonly key: string; readonly name: string }[]
  readonly onChoose: (key: string) => void
}

/** One of many, or all of them. What is chosen by the address is listed whether it is known or not. */
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
