import { Name } from '../../../i18n/foreign/Name.tsx'
import { Picker } from '../../../ui/overlay/Picker.tsx'

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
