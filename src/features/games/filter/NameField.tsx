import { useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { IconButton } from '#ui/button/Button.tsx'
import { SearchBox } from '#ui/form/SearchBox.tsx'
import css from './NameField.module.css'

interface Props {
  readonly name: string
  readonly onSearch: (name: string) => void
  readonly onClose: () => void
  /** The player has just opened the field, so it takes the focus. */
  readonly isFresh: boolean
}

/** Enter searches; clearing the field shows the list again (section 4). */
export function NameField({ name, onSearch, onClose, isFresh }: Props) {
  const { t } = useLingui()
  const [text, setText] = useState(name)
  const [searched, setSearched] = useState(name)
  const [last, setLast] = useState(name)
  if (name !== last) {
    setLast(name)
    // The address follows the search with a delay; the player may have typed more since.
    if (name !== searched) setText(name)
    setSearched(name)
  }
  const search = (wanted: string) => {
    setSearched(wanted)
    onSearch(wanted)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '') search(text.trim())
  }
  const type = (typed: string) => {
    setText(typed)
    if (typed === '' && name !== '') search('')
  }
  return (
    <search>
      <form className={css.box} onSubmit={submit}>
        <SearchBox
          ref={isFresh ? focused : undefined}
          aria-label={t`Game name`}
          placeholder={t({
            message: 'Game name, then Enter',
            comment: 'In an empty field; “Enter” is the key on the keyboard.',
          })}
          value={text}
          onChange={(event) => type(event.target.value)}
          end={<IconButton icon="close" label={t`Close search`} onClick={onClose} />}
        />
      </form>
    </search>
  )
}

/** Scrolls only where the menu does not stick. The button that opened the field gets the focus back from it. */
function focused(input: HTMLInputElement) {
  const opener = document.activeElement
  input.focus({ preventScroll: true })
  input.scrollIntoView({ block: 'nearest' })
  return () => {
    const hasFocus = input.form?.contains(document.activeElement)
    if (hasFocus && opener instanceof HTMLElement) opener.focus()
  }
}
