import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useRef } from 'react'
import { IconButton } from '#ui/button/Button.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import css from './HelpSearchField.module.css'

interface Props {
  readonly text: string
  readonly onType: (text: string) => void
}

export function HelpSearchField({ text, onType }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    input.current?.blur()
  }
  const clear = () => {
    onType('')
    input.current?.focus()
  }
  return (
    <search className={css.search}>
      <form onSubmit={submit}>
        <SearchBox
          ref={input}
          aria-label={t`Search help`}
          placeholder={t`Deposit, password, limits…`}
          value={text}
          onChange={(event) => onType(event.target.value)}
          end={text !== '' && <IconButton icon="close" label={t`Clear`} onClick={clear} />}
        />
      </form>
    </search>
  )
}
