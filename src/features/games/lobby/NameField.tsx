import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import css from './NameField.module.css'

interface Props {
  readonly name: string
  readonly onSearch: (name: string) => void
  /** Just opened by the player, who wants to type. */
  readonly isFresh: boolean
}

/** A game's name: Enter searches, and emptying it shows the list again (section 4). */
export function NameField({ name, onSearch, isFresh }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState(name)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onSearch(text.trim())
  }
  const type = (typed: string) => {
    setText(typed)
    if (typed === '' && name !== '') onSearch('')
  }
  return (
    <search>
      <form className={css.box} onSubmit={submit}>
        <SearchBox
          ref={isFresh ? focused : undefined}
          aria-label={t`Game name`}
          placeholder={t`Game name, then Enter`}
          value={text}
          onChange={(event) => type(event.target.value)}
          end={<IconButton icon="close" label={t`Close search`} onClick={() => onSearch('')} />}
        />
      </form>
    </search>
  )
}

const focused = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true })
